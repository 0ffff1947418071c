-- What a write answered, so that the same write sent again is answered the same and not done twice.
create table idempotency_keys (
  home smallint not null,
  user_id bigint not null,
  key text not null check (char_length(key) <= 64),
  call text not null check (char_length(call) <= 64),
  answer json,
  started_at timestamptz not null,
  primary key (home, user_id, key),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
create index idempotency_keys_by_age on idempotency_keys (started_at);
comment on table idempotency_keys is 'Answers of writes that came with a key, kept for a day; the key is a keyed hash of the resource and the key as sent, the call one of the options. Without an answer the write still runs.';
