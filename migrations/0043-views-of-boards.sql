-- How light a colour is within its name, and the names in the order of the wheel: lighter first, then without a hue.
create function color_place(hex text) returns int
  language sql immutable strict parallel safe
  return array_position('{red,orange,yellow,green,blue,purple,pink,white,grey,black}'::text[], color_name(hex)) * 1000
    - ('x' || substr(hex, 2, 2))::bit(8)::int - ('x' || substr(hex, 4, 2))::bit(8)::int
    - ('x' || substr(hex, 6, 2))::bit(8)::int;

create table board_pin_views (
  home smallint not null,
  user_id bigint not null,
  board_id bigint not null,
  view text check (view in ('compact', 'regular', 'large', 'pictures', 'list')),
  sort text check (sort in ('default', 'newest', 'oldest', 'popular', 'name', 'color')),
  chosen_at timestamptz not null,
  primary key (home, user_id, board_id),
  foreign key (home, user_id) references users (home, id)
);
comment on table board_pin_views is 'How somebody chose to see the pins of a board, theirs or another; lives with the person.';
create index board_pin_views_latest on board_pin_views (home, user_id, chosen_at desc);
