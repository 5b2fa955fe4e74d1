-- What the operator sets for a company (npm run company); feeds never touch these columns.
alter table company
  -- Precedes the logo of the feed.
  add column own_logo_hash text references media,
  -- For exposes and other papers of the company, as #rrggbb.
  add column color text check (color ~ '^#[0-9a-f]{6}$'),
  -- A line of its own below the company's name.
  add column line text check (char_length(line) between 1 and 120),
  -- Whether assistants outside of Klinke may read the company's listings.
  add column allow_assistants boolean not null default true;
