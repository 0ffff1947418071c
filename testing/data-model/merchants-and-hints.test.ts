import { beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { type Column, holds } from './column-holds.ts';
import { insertModelRows, insertRow, type ModelRows } from './model-rows.ts';

let database: FreshDatabase;
let ids: ModelRows;

beforeAll(async () => {
  database = await freshDatabase();
  ids = await insertModelRows(database);
});

const yesNo: Column = { good: [true, false], bad: [null] };
const moment: Column = { good: [new Date('2026-01-15T12:00:00Z')] };
const text: Column = { good: ['word', null] };

const DISPLAY_DATA = {
  has_pulsar: true,
  has_tooltip: true,
  text: 'Try it',
  secondary_cta_link: { text: 'More', url: '/more/' },
  complete_button_text: 'Go',
  button_text: 'Got it',
  button_uri: '/go/',
  display_type: 'tooltip',
  flyout_direction: 'down',
  anchors_by_platform: { web: 'create-button' },
  scroll_to_dismiss: true,
  scroll_to_dismiss_delay_in_seconds: 2,
  delay: 3,
  complete_on_hover: true,
  tooltip: 'New',
  component_type: 'tooltip',
};

test('[ENTITY-31] an experience, how it shows, and what is logged with it', async () => {
  const row = await insertRow(database, 'experiences', { id: '503999', placement_id: 19, type: 'tooltip' });
  expect(row).toMatchObject({ id: '503999', placement_id: 19, display_data: {} });
  await holds(database, 'experiences', {
    type: { good: ['hero_banner', 'modal', 'pulsar', 'tooltip'], bad: ['popup', null] },
    display_data: { good: [JSON.stringify(DISPLAY_DATA)], bad: [null] },
    view_type: { good: [4, 5, 164, null] },
    view_parameter: text,
    view_data: { good: ['{"from": "home"}'], bad: [null] },
    object_id_str: text,
    aux_data: { good: ['{"of": "test"}'], bad: [null] },
    component: text,
    element: text,
  });
});

test('a verified merchant and its badges', async () => {
  const { home, userId: user_id } = ids;
  const row = await insertRow(database, 'verified_merchants', { home, user_id });
  expect(row).toMatchObject({ badge_color: '#EFEFEF' });
  const [badge] = await database.rows<{ id: string }>("select id from badges where name = 'eco_friendly'");
  await insertRow(database, 'merchant_badges', { home, user_id, badge_id: badge?.id });
  await holds(database, 'merchant_badges', { opted_out: yesNo, badge_id: { good: [], bad: [0, null] } });
  await holds(database, 'verified_merchants', {
    badge_color: { good: ['#F8E3D1', '#abcdef'], bad: ['F8E3D1', '#F8E3D', 'red', null] },
    business_diversity_labels: {
      good: [['lgbtq', 'asian'], ['none'], []],
      bad: [['other'], ['none', 'asian'], null],
    },
    owner_labels: { good: [['lgbtq', 'woman'], ['none'], []], bad: [['asian'], ['none', 'woman'], null] },
    applied_at: { good: [new Date('2026-01-15T12:00:00Z'), null] },
    reviewed_at: { good: [new Date('2026-01-15T12:00:00Z'), null] },
    review_note: { good: ['Fine.', ''], bad: ['a'.repeat(2001), null] },
    created_at: moment,
    disapproval_reasons: { good: [['not_a_shop', 'terms_unclear'], []], bad: [['other'], null] },
    is_inspirational: yesNo,
    review_criteria: { good: [['contact_given'], []], bad: [['other'], null] },
    review_labels: { good: [['maker', 'brand'], []], bad: [['other'], null] },
    updated_at: moment,
    is_eligible_for_storefront_badges: yesNo,
  });
});

test('following a topic is held for each topic and person', async () => {
  const { home, userId: user_id, interestId: interest_id } = ids;
  const other = await insertRow(database, 'interests', { slug: 'tiles', name: 'Tiles' });
  await insertRow(database, 'interest_follows', { home, user_id, interest_id });
  await insertRow(database, 'interest_follows', { home, user_id, interest_id: other.id });
  const again = insertRow(database, 'interest_follows', { home, user_id, interest_id });
  await expect(again).rejects.toThrow(/duplicate key/);
});
