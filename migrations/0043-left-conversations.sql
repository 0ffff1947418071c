-- Whoever left a conversation has no row of it, nor of what nobody takes part in any more.
delete from inbox i where not exists (
  select from conversation_members m
  where m.home = (i.conversation_id >> 51)::smallint and m.conversation_id = i.conversation_id and m.user_id = i.user_id);
