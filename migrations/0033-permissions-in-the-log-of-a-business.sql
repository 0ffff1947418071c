alter table business_actions
  add column permissions text[] check (permissions <@ array['OWNER', 'ADMIN', 'PROFILE_PUBLISHER', 'ANALYST']),
  add column permissions_before text[]
    check (permissions_before <@ array['OWNER', 'ADMIN', 'PROFILE_PUBLISHER', 'ANALYST']);
comment on column business_actions.permissions is 'What whom a change concerns may do after it; null in earlier rows.';
