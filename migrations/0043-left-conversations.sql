-- Whoever left a conversation has no row of it, nor of what nobody takes part in any more.
delete from inbox where (conversation_id, user_id) not in (select conversation_id, user_id from conversation_members);
