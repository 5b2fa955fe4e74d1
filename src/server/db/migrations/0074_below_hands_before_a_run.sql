-- What a feed had said below the hands of a home when a run found it: a field or a state may be given back later, and
-- the columns in `property` have the values of the hands.
alter table import_before add column below jsonb not null default '{"fields": {}, "state": null}';

-- Runs that are kept already: of hands that were there before the run, the feed's value that is known now.
update import_before b set below = jsonb_build_object(
  'fields', coalesce((select jsonb_object_agg(h.field, h.feed_value) from property_hand h
    where h.property_id = b.property_id and h.changed_at < r.started_at), '{}'),
  'state', (select jsonb_build_object('status', s.feed_status, 'status_ab_aktiv_von', s.feed_later) from hand_state s
    where s.property_id = b.property_id and s.set_at < r.started_at))
from import_run r
where r.id = b.run_id and b.property is not null
  and (exists (select from property_hand h where h.property_id = b.property_id)
    or exists (select from hand_state s where s.property_id = b.property_id));

-- From now on a home that is taken back is no longer kept by its run.
delete from import_before b using import_run r where r.id = b.run_id and r.rolled_back_at is not null;
