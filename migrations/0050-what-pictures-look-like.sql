alter table media
  add palette_colors integer[],
  add palette_shares smallint[],
  add palette_keys integer[],
  add vector bytea,
  add cell integer,
  add code bit(512);
comment on column media.palette_colors is 'Up to five colours as 0xRRGGBB, the most frequent first; null where the picture is not described yet.';
comment on column media.palette_shares is 'Of the area, in hundredths.';
comment on column media.palette_keys is 'The colours by what is looked up: their cell in OKLab, and how much of the picture they are.';
comment on column media.vector is 'What it looks like, a byte a number; pictures that look alike are near.';
comment on column media.cell is 'Where the vector lies on a map of picture_maps: 4096 times its generation, and the number of the cell.';
comment on column media.code is 'On which side of random planes the vector lies: similar pictures differ in few bits.';

-- Pictures that look alike are in the same cells; the index has all that is read of them.
create index media_of_cell on media (cell) include (code, signature) where withheld_at is null and cell is not null;
create index media_of_palette on media using gin (palette_keys) where withheld_at is null;
create index media_not_described on media (signature) where kind = 'image' and vector is null and withheld_at is null;
drop index media_of_color;

create table picture_maps (
  generation integer primary key,
  cells integer not null check (cells > 0),
  middles bytea not null,
  pictures integer not null,
  created_at timestamptz not null
);
comment on table picture_maps is 'How pictures are divided into cells of those that look alike: the vectors in their middles, one after the other.';
comment on column picture_maps.pictures is 'How many there were; with four times as many a new map is drawn.';
