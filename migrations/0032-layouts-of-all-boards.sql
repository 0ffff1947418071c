update boards set layout = 'default' where layout not in ('default', 'grid');
alter table boards validate constraint boards_layout_known;
