import { beforeEach, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { untilWaiting } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { endsAccess, givesAccess, logOf } from './testing-access.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const REFUSED = { kind: 'forbidden', reason: 'not-acting-for', field: 'orbac_subject_id' };
const LACKS = { ...REFUSED, reason: 'role-lacks-permission' };
const NEEDS_FACTOR = { kind: 'forbidden', reason: 'second-factor-required', field: 'orbac_subject_id' };

const boardsOf = async ({ call, username }: CastMember) =>
  (await call('BoardsResource.get', { username })).data.map(({ name }) => name);

const asStudio = () => ({ orbac_subject_id: cast.studio.id });

test('[API-12] a board is created with name, privacy, username and aux_data for the account in orbac_subject_id', async () => {
  const { ada, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  const { data } = await ada.call('BoardResource.create', {
    ...{ name: 'Lamps', username: 'studio', aux_data: { source: 'profile' } },
    ...asStudio(),
  });
  expect(data).toMatchObject({ id: expect.any(String), url: '/studio/lamps/', privacy: 'public' });
  const logged = await platform.db.rows('select event_type, aux_data from events where object_id_str = $1', [
    data.id,
  ]);
  expect(logged).toEqual([{ event_type: 7804, aux_data: { source: 'profile' } }]);
  const { data: secret } = await ada.call('BoardResource.create', {
    ...{ name: 'Plans', privacy: 'secret' },
    ...asStudio(),
  });
  expect(secret).toMatchObject({ url: '/studio/plans/', privacy: 'secret', owner: { username: 'studio' } });
  expect(await boardsOf(studio)).toEqual(expect.arrayContaining(['Lamps', 'Plans']));
  expect(await boardsOf(ada)).toEqual([]);
  const actions = { actor_id: ada.id, action: 'BoardResource.create', about_user_id: null };
  expect(await logOf(platform.db, studio)).toEqual([
    { ...actions, thing_id: data.id },
    { ...actions, thing_id: secret.id },
  ]);
});

test('[API-15] boards are merged at POST /v3/boards/{id}/merge/{id}/ for the account in orbac_subject_id', async () => {
  const { ada, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'ADMIN');
  const [source, target] = [
    await studio.makes.board('Old', { pins: 2 }),
    await studio.makes.board('New', { pins: 1 }),
  ];
  const merge = { source, target };
  await expect(ada.call('POST /v3/boards/:source/merge/:target/', merge)).rejects.toThrow();
  await ada.call('POST /v3/boards/:source/merge/:target/', { ...merge, ...asStudio() });
  await platform.runJobs();
  expect(await boardsOf(studio)).toEqual(['New']);
  const { data } = await studio.call('BoardFeedResource.get', { board_id: target });
  expect(data).toHaveLength(3);
  const own = [await ada.makes.board('One'), await ada.makes.board('Two')] as const;
  await ada.call('POST /v3/boards/:source/merge/:target/', { source: own[0], target: own[1] });
});

test('who lacks a permission is told which, and for whom; who has none is told no name', async () => {
  const { ada, ben, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'ANALYST');
  const [source, target] = [await studio.makes.board('Old'), await studio.makes.board('New')];
  const merge = (who: CastMember) =>
    who.call('POST /v3/boards/:source/merge/:target/', { source, target, ...asStudio() });
  const { full_name: name } = (await ada.call('UserResource.get', { username: 'studio' })).data;
  await expect(merge(ada)).rejects.toMatchObject({
    ...LACKS,
    message: `Your role for ${name} doesn't include changing its Pins and boards.`,
  });
  await expect(merge(ben)).rejects.toMatchObject({ ...REFUSED, message: "You can't act for this person." });
});

test('[DND-15] boards are reordered with a comma-joined board_ids for the account in orbac_subject_id, lastingly', async () => {
  const { ada, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  const ids = [];
  for (const name of ['A', 'B', 'C']) ids.push(await studio.makes.board(name));
  const board_ids = [ids[1], ids[2], ids[0]].join(',');
  await ada.call('POST /v3/users/boards/partial_reorder/', { board_ids, ...asStudio() });
  const { data } = await studio.call('BoardsResource.get', { username: 'studio', sort: 'custom' });
  expect(data.map(({ name }) => name)).toEqual(['B', 'C', 'A']);
});

test('[SORT-10] the chosen sort of the account in orbac_subject_id is read and saved', async () => {
  const { ada, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  const chosen = { most_recent_board_sort_order: 'alphabetical' } as const;
  await ada.call('UserMetadataResource.update', { ...chosen, ...asStudio() });
  expect((await studio.call('UserMetadataResource.get', {})).data).toMatchObject(chosen);
  expect((await ada.call('UserMetadataResource.get', asStudio())).data).toMatchObject(chosen);
  expect((await ada.call('UserMetadataResource.get', {})).data.most_recent_board_sort_order).toBeNull();
});

test('whoever may only look sees secret boards and changes nothing', async () => {
  const { ben, studio } = cast;
  await givesAccess(platform.db, studio, ben, 'ANALYST');
  const board_id = await studio.makes.board('Hidden', { privacy: 'secret', pins: 1 });
  const { data } = await ben.call('BoardFeedResource.get', { board_id, ...asStudio() });
  expect(data).toHaveLength(1);
  await expect(ben.call('BoardFeedResource.get', { board_id })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(ben.call('BoardResource.create', { name: 'X', ...asStudio() })).rejects.toMatchObject(LACKS);
  await expect(ben.call('BoardResource.delete', { board_id, ...asStudio() })).rejects.toMatchObject(LACKS);
  expect(await logOf(platform.db, studio)).toEqual([]);
});

test('what nobody does for somebody else is refused to owners too', async () => {
  const { ada, ben, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'OWNER');
  const settings = ada.call('UserSettingsResource.update', { ...asStudio(), full_name: 'X' } as never);
  await expect(settings).rejects.toMatchObject(REFUSED);
  const message = { user_ids: [ben.id], text: 'Hello', ...asStudio() };
  await expect(ada.call('ConversationsResource.create', message as never)).rejects.toMatchObject(REFUSED);
  await expect(ada.call('UserSettingsResource.get', asStudio() as never)).rejects.toMatchObject(REFUSED);
});

test('a block, a suspension and the end of the business pause it', async () => {
  const { ada, studio } = cast;
  const { db } = platform;
  await givesAccess(db, studio, ada, 'OWNER');
  const create = (name: string) => ada.call('BoardResource.create', { name, ...asStudio() });
  const setStudio = (change: string) => db.write(`update users set ${change} where username = 'studio'`);
  for (const [pause, resume] of [
    ['is_partner = false', 'is_partner = true'],
    ['suspended_at = now()', 'suspended_at = null'],
    ['deactivated_at = now()', 'deactivated_at = null'],
  ] as const) {
    await setStudio(pause);
    await expect(create(pause)).rejects.toMatchObject(REFUSED);
    await setStudio(resume);
    await create(pause);
  }
  await studio.blocks(ada);
  await expect(create('Blocked')).rejects.toMatchObject(REFUSED);
});

test('where a second factor is required, only those with one and owners act', async () => {
  const { ada, ben, studio } = cast;
  const { db } = platform;
  await givesAccess(db, studio, ada, 'ADMIN');
  await givesAccess(db, studio, ben, 'OWNER');
  await db.write(
    `insert into business_access_rules (home, business_id, requires_second_factor)
     select home, id, true from users where username = 'studio'`,
  );
  const create = (who: CastMember, name: string) => who.call('BoardResource.create', { name, ...asStudio() });
  await expect(create(ada, 'Without')).rejects.toMatchObject(NEEDS_FACTOR);
  await create(ben, 'By the owner');
  await db.write(`update accounts set two_factor_enabled = true where username = 'ada'`);
  await create(ada, 'With');
  expect(await boardsOf(studio)).toEqual(expect.arrayContaining(['By the owner', 'With']));
});

test('a write that waits while the access is revoked is refused and leaves nothing', async () => {
  const { ada, studio } = cast;
  const { db } = platform;
  await givesAccess(db, studio, ada, 'OWNER');
  let asked: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await endsAccess(tx, studio, ada);
    asked = ada.call('BoardResource.create', { name: 'Late', ...asStudio() });
    asked.catch(() => {});
    await untilWaiting(
      db,
      asked.catch(() => {}),
    );
  });
  await expect(asked).rejects.toMatchObject(REFUSED);
  expect(await boardsOf(studio)).toEqual([]);
  expect(await logOf(db, studio)).toEqual([]);
});

test.each<[string, string, object]>([
  ['the business is closed', `update users set deactivated_at = now() where username = 'studio'`, REFUSED],
  ['the business is suspended', `update users set suspended_at = now() where username = 'studio'`, REFUSED],
  ['it is no business now', `update users set is_partner = false where username = 'studio'`, REFUSED],
  ['the actor is suspended', `update users set suspended_at = now() where username = 'ada'`, REFUSED],
  [
    'one blocks the other',
    `insert into blocks (home, blocker_id, blocked_id)
     select home, id, current_setting('test.studio')::bigint from users where username = 'ada'`,
    REFUSED,
  ],
  [
    'a second factor is required',
    `insert into business_access_rules (home, business_id, requires_second_factor)
     select home, id, true from users where username = 'studio'`,
    NEEDS_FACTOR,
  ],
])('a write that waits is refused where meanwhile %s', async (_, change, refused) => {
  const { ada, studio } = cast;
  const { db } = platform;
  await givesAccess(db, studio, ada, 'ADMIN');
  let asked: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.rows('select from business_access where home = $1 for update', [homeOf(ada.id)]);
    asked = ada.call('BoardResource.create', { name: 'Late', ...asStudio() });
    await untilWaiting(
      db,
      asked.catch(() => {}),
    );
    await tx.rows(`select set_config('test.studio', $1, true)`, [studio.id]);
    await tx.write(change);
  });
  await expect(asked).rejects.toMatchObject(refused);
  expect(await db.rows('select from boards')).toEqual([]);
});

test('the log names what a call made, not what it was made of or where', async () => {
  const { ada, ben, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  const board_id = await studio.makes.board('Lamps');
  const { id: pin_id } = await ben.saves.pin();
  const image_signature = await studio.has.picture();
  const made = await ada.call('PinResource.create', { title: 'A', board_id, image_signature, ...asStudio() });
  const saved = await ada.call('RepinResource.create', { pin_id, board_id, ...asStudio() });
  await ada.call('PinFavoriteResource.create', { pin_id, ...asStudio() });
  await ada.call('PinResource.delete', { id: saved.data.id, ...asStudio() });
  const things = (await logOf(platform.db, studio)).map(({ action, thing_id }) => [action, thing_id]);
  expect(things).toEqual([
    ['PinResource.create', made.data.id],
    ['RepinResource.create', saved.data.id],
    ['PinFavoriteResource.create', pin_id],
    ['PinResource.delete', saved.data.id],
  ]);
});

test('the log has no line of what was refused', async () => {
  const { ada, ben, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'PROFILE_PUBLISHER');
  const board_id = await studio.makes.board('Lamps');
  await studio.makes.section(board_id, 'Tall');
  await studio.blocks(ben);
  for (const [resource, options] of [
    ['BoardResource.create', { name: 'Lamps' }],
    ['BoardSectionResource.create', { board_id, title: 'Tall' }],
    ['UserFollowResource.create', { user_id: ben.id }],
  ] as const)
    await expect(ada.call(resource, { ...options, ...asStudio() } as never), resource).rejects.toThrow();
  expect(await logOf(platform.db, studio)).toEqual([]);
});

test('whoever may only look gets the boards of the business, named or not', async () => {
  const { ada, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'ANALYST');
  await studio.makes.board('Plans', { privacy: 'secret' });
  const { data } = await ada.call('BoardsResource.get', { ...asStudio(), privacy_filter: 'all' });
  expect(data.map(({ name }) => name)).toEqual(['Plans']);
});

test('a revocation waits for the write under way, which is then in the log', async () => {
  const { ada, studio } = cast;
  const { db } = platform;
  await givesAccess(db, studio, ada, 'OWNER');
  let created: Promise<unknown> | undefined;
  let revoked: Promise<unknown> | undefined;
  // The write waits for the counts of the business, and holds the access.
  await db.transaction(async (tx) => {
    await tx.rows('select from users where home = $1 and id = $2 for update', [homeOf(studio.id), studio.id]);
    created = ada.call('BoardResource.create', { name: 'In time', ...asStudio() });
    await untilWaiting(db, created);
    revoked = endsAccess(db, studio, ada);
    let isRevoked = false;
    void revoked.then(() => {
      isRevoked = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isRevoked).toBe(false);
  });
  await Promise.all([created, revoked]);
  expect(await logOf(db, studio)).toHaveLength(1);
  await expect(ada.call('BoardResource.create', { name: 'After', ...asStudio() })).rejects.toMatchObject(
    REFUSED,
  );
});
