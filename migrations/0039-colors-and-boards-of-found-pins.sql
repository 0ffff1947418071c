-- The name of a colour, as the product gives it (color-name.ts). Whole numbers throughout.
create function color_name(hex text) returns text
  language plpgsql immutable strict parallel safe
as $$
declare
  red int := ('x' || substr(hex, 2, 2))::bit(8)::int;
  green int := ('x' || substr(hex, 4, 2))::bit(8)::int;
  blue int := ('x' || substr(hex, 6, 2))::bit(8)::int;
  most int := greatest(red, green, blue);
  span int := most - least(red, green, blue);
  turn int;
begin
  if most < 50 then return 'black'; end if;
  if span < 26 then return case when most > 215 then 'white' else 'grey' end; end if;
  turn := case
    when most = red then green - blue + case when green < blue then 6 * span else 0 end
    when most = green then 2 * span + blue - red
    else 4 * span + red - green
  end;
  return case
    when 60 * turn < 15 * span then 'red'
    when 60 * turn < 45 * span then 'orange'
    when 60 * turn < 70 * span then 'yellow'
    when 60 * turn < 165 * span then 'green'
    when 60 * turn < 255 * span then 'blue'
    when 60 * turn < 290 * span then 'purple'
    when 60 * turn < 345 * span then 'pink'
    else 'red'
  end;
end;
$$;

-- What a search of one colour or within one board reads, across homes.
create index pins_of_color on pins (color_name(dominant_color), created_at desc, id desc)
  where deleted_at is null and privacy = 'public';
create index pins_of_board on pins (board_id, created_at desc, id desc)
  where deleted_at is null and board_id is not null;

-- Saved e times as often weighs as much as being a month newer, and both less than matching a more important word.
create function search_score(words tsvector, query tsquery, at timestamptz, saves int) returns bigint
  language sql immutable strict parallel safe
  return search_score(words, query, at) + (ln(1 + saves) * 3000)::bigint;
