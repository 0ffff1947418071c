alter table moderation_log drop constraint moderation_log_act_check;
alter table moderation_log add constraint moderation_log_act_check check (act in ('reported', 'noted', 'decided',
  'appealed', 'answered', 'taken_back', 'gone', 'article_created', 'article_changed', 'article_scheduled',
  'article_published', 'article_unpublished', 'merchant_approved', 'merchant_disapproved', 'merchant_ended',
  'topic_created', 'topic_changed', 'topic_renamed', 'topic_hidden', 'topic_shown', 'topic_merged'));
