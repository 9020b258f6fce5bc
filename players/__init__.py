"""Players of Ottocento that search: a compiled core beside the readable engine, and four strengths with reasons."""
