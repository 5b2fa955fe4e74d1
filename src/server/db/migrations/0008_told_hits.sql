-- What search agents have told is removed after a year; it stands in the order of time, so that a small index finds it.
create index search_agent_hit_delivered on search_agent_hit using brin (delivered_at);
