alter table business_access drop constraint business_access_permissions;
alter table business_access add constraint business_access_permissions check (permissions <@ array['OWNER', 'ADMIN',
  'PROFILE_PUBLISHER', 'CAMPAIGN_MANAGER', 'FINANCE_MANAGER', 'AUDIENCE_MANAGER', 'CATALOGS_MANAGER', 'ANALYST']);
alter table business_invites drop constraint business_invites_permissions_check;
alter table business_invites add constraint business_invites_permissions check (permissions <@ array['OWNER', 'ADMIN',
  'PROFILE_PUBLISHER', 'CAMPAIGN_MANAGER', 'FINANCE_MANAGER', 'AUDIENCE_MANAGER', 'CATALOGS_MANAGER', 'ANALYST']);
alter table business_actions drop constraint business_actions_permissions;
alter table business_actions add constraint business_actions_permissions check (permissions <@ array['OWNER', 'ADMIN',
  'PROFILE_PUBLISHER', 'CAMPAIGN_MANAGER', 'FINANCE_MANAGER', 'AUDIENCE_MANAGER', 'CATALOGS_MANAGER', 'ANALYST']);
alter table business_actions drop constraint business_actions_permissions_before;
alter table business_actions add constraint business_actions_permissions_before check (permissions_before <@ array['OWNER', 'ADMIN',
  'PROFILE_PUBLISHER', 'CAMPAIGN_MANAGER', 'FINANCE_MANAGER', 'AUDIENCE_MANAGER', 'CATALOGS_MANAGER', 'ANALYST']);

-- Nothing ever wrote the table of this name.
drop table managed_clients;
create table managed_clients (
  home smallint not null,
  client_id bigint not null,
  agency_id bigint not null,
  permissions text[] not null check (permissions <@ array['ADMIN',
    'CAMPAIGN_MANAGER', 'FINANCE_MANAGER', 'AUDIENCE_MANAGER', 'CATALOGS_MANAGER', 'ANALYST']),
  asked_at timestamptz not null,
  accepted_at timestamptz,
  primary key (home, client_id, agency_id),
  foreign key (home, client_id) references users (home, id) on delete cascade,
  check (agency_id <> client_id)
);
comment on table managed_clients is 'Agencies that act for a business in its ads, or ask to; lives with that business.';
comment on column managed_clients.accepted_at is 'Null until the client accepts.';
create index managed_clients_of_agency on managed_clients (agency_id, client_id);
