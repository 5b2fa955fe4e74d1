-- Views of tables that staff save: a name for the query string of a screen.
create table saved_view (
  id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  screen text not null,
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) <= 2000),
  created_at timestamptz not null
);
create unique index saved_view_name on saved_view (user_id, screen, name);
