-- The list of homes counts inquiries that are no spam: marking one, and taking the mark back, derives the row again.
drop trigger inquiry_listing on inquiry;
create trigger inquiry_listing after insert or update of status on inquiry
  for each row execute function note_listing_inquiry();

insert into listing_note (property_id)
select distinct property_id from inquiry where status = 'spam' and property_id is not null order by property_id;
