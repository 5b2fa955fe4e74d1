-- Which price an alert watches, in the words of price_history: a rent says nothing about a purchase price.
alter table price_alert add column art text check (art in ('kaufpreis', 'kaltmiete', 'gesamtbelastungbrutto'));

-- The home cost `price` when the alert was set: its history knows which price that was.
update price_alert a set art = coalesce(
  (select h.art from price_history h where h.property_id = a.property_id and h.betrag = a.price
    order by h.at <= a.created_at desc, h.at desc limit 1),
  (select case when p.vermarktungsart @> '{KAUF}' then 'kaufpreis' else 'kaltmiete' end
    from property p where p.id = a.property_id));

alter table price_alert alter column art set not null;

-- 'changed' is for price alerts alone: search agents have no word for it.
alter table property_event drop constraint property_event_kind_check;
alter table property_event add constraint property_event_kind_check
  check (kind in ('new', 'reduced', 'reserved', 'free', 'gone', 'changed'));

create or replace function note_published() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then perform note_property_event('new', new);
    when 'DELETE' then perform note_property_event('gone', old);
    else
      if new.vermarktungsart <> old.vermarktungsart and not new.vermarktungsart && old.vermarktungsart then
        -- To let instead of for sale, or the other way round: another offer, whatever it costs.
        perform note_property_event('new', new);
      elsif new.preis_kauf < old.preis_kauf
        -- `preis` is the rent when the purchase price is not told: no reduction when it disappears.
        or (new.preis_kauf is null and old.preis_kauf is null and new.preis_miete < old.preis_miete) then
        perform note_property_event('reduced', new);
      elsif (new.vermarktungsart, new.preis_kauf, new.preis_miete)
          is distinct from (old.vermarktungsart, old.preis_kauf, old.preis_miete)
        and exists (select from price_alert a
          where a.property_id = new.id and a.reached_at is null and a.ended_at is null) then
        perform note_property_event('changed', new);
      end if;
  end case;
  return null;
end $$;
