-- A code that was sent to a telephone is good for an hour from then; without a moment none was sent yet.
alter table search_agent add column sms_code_sent_at timestamptz;
update search_agent set sms_code_sent_at = confirmed_at where sms_code is not null;
