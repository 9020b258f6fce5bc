CREATE TABLE calzettini (
  schema_version INTEGER NOT NULL
);
CREATE TABLE learners (
  id INTEGER NOT NULL, 
  code VARCHAR(64) NOT NULL, 
  created VARCHAR(32) NOT NULL, 
  settings TEXT DEFAULT '{}' NOT NULL, 
  PRIMARY KEY (id), 
  UNIQUE (code)
);
CREATE TABLE events (
  number INTEGER NOT NULL, 
  learner INTEGER NOT NULL, 
  lesson VARCHAR(128) NOT NULL, 
  step VARCHAR(128) NOT NULL, 
  kind VARCHAR(16) NOT NULL, 
  data TEXT NOT NULL, 
  nonce VARCHAR(64) NOT NULL, 
  at VARCHAR(32) NOT NULL, 
  PRIMARY KEY (number), 
  UNIQUE (learner, nonce), 
  FOREIGN KEY(learner) REFERENCES learners (id)
);
CREATE INDEX events_of_a_lesson ON events (learner, lesson, number);
