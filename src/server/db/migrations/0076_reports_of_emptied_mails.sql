-- The answer of a mail server quotes the address: it is erased with the addresses of its mail, and its kind stays.
update mail_report r set detail = ''
from delivery d
where d.id = r.delivery_id and d.emptied_at is not null;
