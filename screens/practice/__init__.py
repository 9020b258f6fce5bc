"""Playing for practice: four tricks, or a whole hand that the learner then counts."""
