-- Nothing ever wrote these. Their fields in answers are made from what is known.
alter table pins drop column search;
alter table pins
  drop column tracked_link,
  drop column mobile_link,
  drop column seo_title,
  drop column seo_description,
  drop column seo_noindex_reason,
  drop column visual_annotation,
  drop column reaction_counts;
alter table pins add column search tsvector not null generated always as (
  setweight(search_words(title), 'A')
  || setweight(search_words(description), 'B')
  || setweight(search_words(alt_text), 'B')
  || setweight(search_words(coalesce(domain, '')), 'C')
) stored;
create index pins_search on pins using gin (search) where deleted_at is null;
drop function search_tags;

alter table boards
  drop column type,
  drop column seo_title,
  drop column seo_description,
  drop column seo_noindex_reason;
alter table board_invites drop column type;
alter table users
  drop column type,
  drop column domain_url,
  drop column has_catalog,
  drop column instagram_url;
alter table experiences
  drop column view_parameter,
  drop column view_data,
  drop column object_id_str,
  drop column aux_data;
