-- Texts that name the street of a home whose address is hidden.

alter table property
  -- The titles and texts as they were written, by their columns; the columns have them without the street. Null where
  -- nothing had to be left out.
  add column texts_with_street jsonb;
