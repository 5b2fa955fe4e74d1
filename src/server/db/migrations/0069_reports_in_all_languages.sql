-- The mailed report of a source is written in any language of the interface.
alter table import_source
  drop constraint import_source_report_language_check,
  add constraint import_source_report_language_check check (report_language in
    ('de', 'gb', 'fr', 'it', 'es', 'pt', 'nl', 'se', 'pl', 'ru', 'tr', 'sa', 'ir', 'cn', 'jp'));
