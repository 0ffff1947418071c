-- A business asks to be verified, and staff review it.
alter table verified_merchants
  add owner_labels text[] not null default '{}',
  add applied_at timestamptz,
  add reviewed_at timestamptz,
  add review_note text not null default '';
alter table verified_merchants add constraint verified_merchants_owner_labels check (owner_labels <@ array[
  'person_of_color', 'lgbtq', 'disability', 'woman', 'none']);
alter table verified_merchants add constraint verified_merchants_none_alone check (
  not ('none' = any (business_diversity_labels) and cardinality(business_diversity_labels) > 1)
  and not ('none' = any (owner_labels) and cardinality(owner_labels) > 1));
alter table verified_merchants add constraint verified_merchants_review_criteria check (review_criteria <@ array[
  'website_claimed', 'imprint_given', 'contact_given', 'picture_chosen', 'pins_published']);
alter table verified_merchants add constraint verified_merchants_review_labels check (review_labels <@ array[
  'maker', 'brand', 'retailer', 'local_shop', 'second_hand', 'services']);
alter table verified_merchants add constraint verified_merchants_disapproval_reasons check (disapproval_reasons <@ array[
  'website_not_working', 'contact_missing', 'imprint_missing', 'profile_incomplete', 'terms_unclear', 'not_a_shop',
  'forbidden_goods', 'not_genuine']);
alter table verified_merchants add constraint verified_merchants_review_note check (char_length(review_note) <= 2000);
comment on table verified_merchants is 'What a business says of itself to be a verified merchant, what the last review found, and the colour of its badges. Whether it is verified is in users.';
comment on column verified_merchants.applied_at is 'Waits for a review since then; null if it does not.';
comment on column verified_merchants.reviewed_at is 'When it was last decided about; null if never.';
comment on column verified_merchants.review_criteria is 'Which criteria the business met when it last applied or was reviewed.';
comment on column verified_merchants.review_labels is 'What kind of shop the last review saw.';
comment on column verified_merchants.disapproval_reasons is 'Why the last review disapproved of it; none if it approved.';
update verified_merchants set reviewed_at = updated_at;
create index verified_merchants_waiting on verified_merchants (applied_at, user_id) where applied_at is not null;
create index verified_merchants_reviewed on verified_merchants (reviewed_at desc, user_id desc) where reviewed_at is not null;

alter table moderation_log drop constraint moderation_log_act_check;
alter table moderation_log add constraint moderation_log_act_check check (act in ('reported', 'noted', 'decided',
  'appealed', 'answered', 'gone', 'article_created', 'article_changed', 'article_scheduled', 'article_published',
  'article_unpublished', 'merchant_approved', 'merchant_disapproved', 'merchant_ended'));
