-- Pictures that look alike are looked for among those of nearly the same main colour.
create index media_of_color on media (dominant_color, created_at desc) where kind = 'image' and withheld_at is null;
