-- A case that nobody had decided is closed when whoever answers for it has left for good.
alter table moderation_log drop constraint moderation_log_act_check;
alter table moderation_log add constraint moderation_log_act_check
  check (act in ('reported', 'noted', 'decided', 'appealed', 'answered', 'gone'));
