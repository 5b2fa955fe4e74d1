-- Only the mailed link confirms an address: the key that an account sees in its list of agents is another one.
alter table search_agent add column confirm_token text;
update search_agent set confirm_token = token;
alter table search_agent alter column confirm_token set not null, add unique (confirm_token);
