import { beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { type Column, holds } from './column-holds.ts';
import { insertModelRows, insertRow, type ModelRows, makeId, SIGNATURE } from './model-rows.ts';

let database: FreshDatabase;
let ids: ModelRows;

beforeAll(async () => {
  database = await freshDatabase();
  ids = await insertModelRows(database);
  const { home, userId: user_id } = ids;
  for (const table of ['user_metadata', 'partner_profiles'])
    await insertRow(database, table, { home, user_id });
});

const yesNo: Column = { good: [true, false], bad: [null] };
const words: Column = { good: ['Some words', 'Wörter ✓'] };
const long = (length: number) => 'x'.repeat(length);
const country: Column = { good: ['DE', 'US'], bad: ['de', 'DEU'] };
const moment: Column = { good: [new Date('2026-01-15T12:00:00Z')] };
const json: Column = { good: ['{"a":1}', '{}'] };
const text: Column = { good: ['word', null] };

test('who a person is', () =>
  holds(database, 'users', {
    username: { good: ['ada', 'ada_2'], bad: ['Ada', '', null] },
    full_name: { good: ['Ada Maker'], bad: [null, long(201)] },
    first_name: { good: ['Ada'], bad: [null, long(101)] },
    about: { good: ['', long(500)], bad: [null, long(501)] },
    pronouns: { good: [[], ['she', 'her']], bad: [null, ['a', 'b', 'c', 'd', 'e']] },
    country,
    created_at: moment,
    location: { good: ['Oslo'], bad: [null, long(101)] },
  }));

test('a person’s picture is kept by its signature', () =>
  holds(database, 'users', {
    avatar_signature: { good: [SIGNATURE, null], bad: ['abc', SIGNATURE.toUpperCase()] },
  }));

test('the sites of a person', () =>
  holds(database, 'users', {
    website_url: { good: ['https://example.com/a', null] },
    is_primary_website_verified: yesNo,
    impressum_url: { good: ['https://example.com/imprint', null] },
    seo_noindex_reason: { good: ['new account', null] },
    staff_noindex_reason: { good: ['moderation', null] },
  }));

test('the flags of a person, and what the others are counted from', async () => {
  await holds(database, 'users', {
    is_partner: yesNo,
    is_private_profile: yesNo,
    is_ads_only_profile: yesNo,
    ads_only_profile_site: {
      good: ['https://shop.example.com', null],
      bad: ['javascript:alert(1)', '//evil.example'],
    },
    show_creator_profile: yesNo,
    should_show_messaging: yesNo,
    has_custom_board_sorting_order: yesNo,
    quick_saves_pin_count: { good: [0, 3], bad: [-1, null] },
    created_pin_count: { good: [0, 3], bad: [-1, null] },
  });
  const { home, userId: user_id, pinId: pin_id } = ids;
  const cluster = await insertRow(database, 'pin_clusters', {
    ...{ home, id: await makeId(database, home), user_id, names: ['green tiles'] },
  });
  await insertRow(database, 'pin_cluster_pins', { home, cluster_id: cluster.id, pin_id });
});

test('linked and verified', () =>
  holds(database, 'users', {
    instagram_username: { good: ['ada.makes', null] },
    is_identity_verified: yesNo,
    is_verified_merchant: yesNo,
    is_inspirational_merchant: yesNo,
  }));

test('saving is 0 (to the profile) or 1 (shows the board picker)', () =>
  holds(database, 'users', { save_behavior: { good: [0, 1], bad: [2, -1, null] } }));

test('how to reach a partner', () =>
  holds(database, 'partner_profiles', {
    contact_email: { good: ['shop@example.com', null] },
    contact_phone: { good: ['030 123456', null] },
    contact_phone_country: country,
    contact_phone_code: { good: ['49', null], bad: ['+49', ''] },
    enable_profile_address: yesNo,
    enable_profile_message: yesNo,
    place_street: words,
    place_extra_street: words,
    place_locality: words,
    place_region: words,
    place_postal_code: { good: ['10115'], bad: [long(21)] },
    place_country: country,
  }));

test('an address that has opted out of invitations is a hash, once', async () => {
  await insertRow(database, 'invite_opt_outs', { email_hash: 'h'.repeat(43) });
  await expect(insertRow(database, 'invite_opt_outs', { email_hash: 'h'.repeat(43) })).rejects.toThrow(
    /duplicate/,
  );
  await holds(database, 'invite_opt_outs', {
    email_hash: { good: ['k'.repeat(43)], bad: ['ada@example.com', null] },
  });
});

test('[BOARDS-14] the metadata of a person', () =>
  holds(database, 'user_metadata', {
    most_recent_board_sort_order: { good: ['custom', null] },
    profile_board_rep_view_type: { good: ['wide', 'xxWide', 'square', 'list', null], bad: ['grid', ''] },
    board_pin_rep_view_type: { good: ['regular', 'dense', null], bad: ['compact'] },
    profile_pin_rep_view_type: { good: ['regular', 'dense', null], bad: ['compact'] },
  }));

test('[SORT-02] five orders of boards can be stored, the other three cannot', () =>
  holds(database, 'user_metadata', {
    most_recent_board_sort_order: {
      good: ['alphabetical', 'last_pinned_to', 'last_activity', 'last_pin_added', 'custom'],
      bad: ['oldest', 'newest', 'group_boards_at_top', ''],
    },
  }));

test('a cover has a source and a picture for each resolution', async () => {
  const { home, userId: user_id } = ids;
  const cover = { home, user_id, url: '/736x/a.jpg', width: 736, height: 414 };
  await insertRow(database, 'profile_covers', { ...cover, resolution: '736x' });
  await expect(insertRow(database, 'profile_covers', { ...cover, resolution: '736x' })).rejects.toThrow(
    /duplicate/,
  );
  await holds(database, 'profile_covers', {
    resolution: { good: ['1200x', 'originals'], bad: ['10x', null] },
    source: { good: ['image', 'video', ''], bad: ['audio', null] },
    url: { good: ['/1200x/b.jpg'], bad: [null] },
    width: { good: [1200], bad: [0, null] },
    height: { good: [675], bad: [0, null] },
  });
});

test('whoever follows or blocks somebody is not the same person', async () => {
  const { home, userId } = ids;
  await expect(
    insertRow(database, 'follows', { home, follower_id: userId, followee_id: userId }),
  ).rejects.toThrow(/violates/);
  await expect(
    insertRow(database, 'blocks', { home, blocker_id: userId, blocked_id: userId }),
  ).rejects.toThrow(/violates/);
});

test('an event of a visitor or of a person', async () => {
  const { home, userId } = ids;
  await insertRow(database, 'events', { home, id: await makeId(database, home), event_type: 101 });
  await holds(database, 'events', {
    user_id: { good: [userId, null] },
    event_type: { good: [13, 101, 102, 601, 602], bad: [null] },
    view_type: { good: [4, 5, 164, null] },
    view_parameter: text,
    component: text,
    element: text,
    object_id_str: text,
    aux_data: json,
  });
});
