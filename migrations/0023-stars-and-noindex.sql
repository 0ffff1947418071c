alter table pin_tries add stars smallint;
alter table pin_tries add constraint pin_tries_stars check (stars between 1 and 5);
comment on column pin_tries.stars is 'From 1, worst, to 5, best; null if the author gave none.';

alter table pins add seo_noindex_reason text;
alter table pins add constraint pins_seo_noindex_reason check (char_length(seo_noindex_reason) <= 200);
comment on column pins.seo_noindex_reason is 'Why staff keeps it out of search engines; its privacy may do so as well.';

alter table users add staff_noindex_reason text;
alter table users add constraint users_staff_noindex_reason check (char_length(staff_noindex_reason) <= 200);
comment on column users.staff_noindex_reason is 'Why staff keeps the person out of search engines, whatever they chose themselves (seo_noindex_reason).';

alter table moderation_cases drop constraint moderation_cases_decision_check;
alter table moderation_cases add constraint moderation_cases_decision_check check (decision in
  ('dismiss', 'warn', 'remove_pin', 'remove_comment', 'remove_try', 'remove_message', 'mark_sensitive',
   'disable_board', 'hide_pictures', 'noindex', 'suspend'));

alter table sitemap_files drop constraint sitemap_files_kind_check;
alter table sitemap_files add constraint sitemap_files_kind_check check (kind in ('people', 'boards', 'pins', 'topics', 'articles'));
