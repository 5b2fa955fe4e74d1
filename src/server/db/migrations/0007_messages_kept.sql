-- How long messages and proofs are kept, and finding them when somebody leaves.

-- What was sent to a person, or answers to him, is emptied when his account ends.
create index mail_recipient on mail (recipient) where emptied_at is null;
create index mail_reply_to on mail (reply_to) where emptied_at is null and reply_to is not null;

-- Who has left stays as proof beside a new sign-up, which anybody can make; only one of an address is not left.
alter table newsletter_subscription drop constraint newsletter_subscription_email_key;
create unique index newsletter_subscription_email on newsletter_subscription (email) where left_at is null;
create index newsletter_subscription_left on newsletter_subscription (email) where left_at is not null;
-- When the last issue was written to him: one that is due is sent late rather than never.
alter table newsletter_subscription add column last_issue_at timestamptz;

-- The moment itself, not the beginning of the transaction: agents and alerts that began in between hear of it.
alter table property_event alter column at set default clock_timestamp();
