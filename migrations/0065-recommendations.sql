create table ad_recommendations (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  rule text not null check (rule in ('budget_running_out', 'silent_tag', 'worn_out_ad', 'idle_keyword')),
  entity_id bigint not null,
  name text not null,
  figures jsonb not null,
  decision text not null check (decision in ('APPLIED', 'DISMISSED')),
  value_before text,
  value_after text,
  decided_at timestamptz not null,
  undone_at timestamptz,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table ad_recommendations is 'What was applied or dismissed of what rules recommend for an ad account; lives with the business.';
comment on column ad_recommendations.entity_id is 'The campaign, ad group, ad, keyword or tag that it is about.';
comment on column ad_recommendations.figures is 'What the rule found then; what was dismissed comes back when they differ by half.';
comment on column ad_recommendations.value_after is 'What applying it has set: an amount or a status.';
create index ad_recommendations_of_account on ad_recommendations (home, ad_account_id, id desc);
create index ad_recommendations_of_thing on ad_recommendations (home, ad_account_id, rule, entity_id, id desc)
  where undone_at is null;
