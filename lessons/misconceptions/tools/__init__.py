"""What authors of misconceptions write them with: answers by a wrong rule, kind by kind."""
