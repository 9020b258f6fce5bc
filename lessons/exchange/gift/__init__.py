"""GIFT, the text that Moodle and others read quizzes from: a lesson's questions written in it, questions of it read as steps."""
