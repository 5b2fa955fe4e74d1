-- Titles of files and links, and alternative texts, as they were written: visitors must not read the street of a hidden
-- address in them. Null where both are the same.
alter table property_media add column titel_with_street text;
alter table property_picture add column alt_with_street jsonb;
alter table property_hand add column value_with_street jsonb;
