create table pin_clusters (
  home smallint not null,
  id bigint not null,
  user_id bigint not null,
  names text[] not null check (cardinality(names) > 0),
  created_at timestamptz not null default now(),
  primary key (home, id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (id >> 51 = home)
);
create index pin_clusters_of_user on pin_clusters (home, user_id, id desc);
comment on table pin_clusters is 'Pins of a person that look like a board in the making.';

create table pin_cluster_pins (
  home smallint not null,
  cluster_id bigint not null,
  pin_id bigint not null,
  primary key (home, cluster_id, pin_id),
  foreign key (home, cluster_id) references pin_clusters (home, id) on delete cascade,
  foreign key (home, pin_id) references pins (home, id) on delete cascade
);
create index pin_cluster_pins_of_pin on pin_cluster_pins (home, pin_id);
comment on table pin_cluster_pins is 'The pins of a cluster; both live with the same person.';
