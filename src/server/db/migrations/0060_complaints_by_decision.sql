-- One complaint of each side about each decision, instead of one about each notice. `against` is `decided_at` of the
-- decision. Of complaints from before, those older than the present decision are about an earlier one.
alter table notice_complaint add column against timestamptz;
update notice_complaint c set against = least(c.created_at, n.decided_at) from notice n where n.id = c.notice_id;
alter table notice_complaint
  alter column against set not null,
  drop constraint notice_complaint_notice_id_party_key,
  add unique (notice_id, party, against);
