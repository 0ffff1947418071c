alter table business_actions add column permissions text[];
alter table business_actions add column permissions_before text[];
alter table business_actions add constraint business_actions_permissions
  check (permissions <@ array['OWNER', 'ADMIN', 'PROFILE_PUBLISHER', 'ANALYST']);
alter table business_actions add constraint business_actions_permissions_before
  check (permissions_before <@ array['OWNER', 'ADMIN', 'PROFILE_PUBLISHER', 'ANALYST']);
comment on column business_actions.permissions is 'What whom a change concerns may do after it; null in earlier rows.';
