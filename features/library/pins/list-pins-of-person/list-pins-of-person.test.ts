import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, OptionsOf } from '#platform/resource/call.ts';
import { type Caller, type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import type { PinAnswer } from '../wire/pin-answer.ts';
import { listPinsOf } from './list-pins-of-person.service.ts';

type ListName =
  | 'UserPinsResource.get'
  | 'UserActivityPinsResource.get'
  | 'UserStoryPinsFeedResource.get'
  | 'UserVideoPinsFeedResource.get';

let platform: TestPlatform;
let cast: Cast;
let maker: CastMember;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

beforeEach(async () => {
  count += 1;
  maker = await memberOf(platform, `maker${count}`);
});

async function listed(
  who: Caller,
  name: ListName = 'UserPinsResource.get',
  options: Partial<OptionsOf<'UserPinsResource.get'>> = {},
): Promise<string[]> {
  const { data } = await who.call(name, { username: maker.username, page_size: 250, ...options });
  return data.map((pin) => pin.id);
}

async function oneOfEach() {
  const image = await maker.saves.pin();
  const saved = (await maker.call('RepinResource.create', { pin_id: (await cast.ada.saves.pin()).id })).data;
  const image_signature = await maker.has.picture();
  const video = await maker.saves.pin({ upload_id: await maker.has.video(), image_signature });
  const story_pin = { metadata: {}, pages: [{ blocks: [{ type: 2, image_signature }] }] };
  const story = (await maker.call('StoryPinResource.create', { story_pin })).data;
  return { image: image.id, saved: saved.id, video: video.id, story: story.id };
}

test('[API-06] all pins of a person, newest first, by username, in the field set that is asked for', async () => {
  const { image, saved, video, story } = await oneOfEach();
  const all = [story, video, saved, image];
  expect(await listed(cast.visitor, 'UserPinsResource.get', { pin_filter: null })).toEqual(all);
  const fieldsIn = async (field_set_key?: 'grid_item' | 'partner_grid_item') => {
    const { data } = await maker.call('UserPinsResource.get', { username: maker.username, field_set_key });
    return Object.keys(data[0] ?? {});
  };
  const [whole, grid, partner] = [
    await fieldsIn(),
    await fieldsIn('grid_item'),
    await fieldsIn('partner_grid_item'),
  ];
  expect(grid.length).toBeLessThan(whole.length / 1.5);
  expect(partner.filter((name) => !grid.includes(name)).sort()).toEqual([
    ...['price_currency', 'price_value', 'rich_summary'],
  ]);
  expect(await listed(maker, 'UserActivityPinsResource.get')).toEqual([story, video, image]);
});

test('[API-06] is_own_profile_pins means the own pins, which need no name, and nobody else’s', async () => {
  const { image, saved, video, story } = await oneOfEach();
  const own = await maker.call('UserPinsResource.get', { is_own_profile_pins: true });
  expect(own.data.map(({ id }) => id)).toEqual([story, video, saved, image]);
  for (const who of [cast.ben, cast.visitor]) {
    const asked = listed(who, 'UserPinsResource.get', { is_own_profile_pins: true });
    await expect(asked).rejects.toMatchObject({ kind: 'invalid', field: 'is_own_profile_pins' });
    expect(await listed(who, 'UserPinsResource.get', { is_own_profile_pins: false })).toHaveLength(4);
  }
});

test.each([
  ['none', ['story', 'video', 'saved', 'image']],
  ['NONE', ['story', 'video', 'saved', 'image']],
  ['favorited', ['saved', 'image']],
  ['FAVORITED', ['saved', 'image']],
  ['created-by-me', ['story', 'video', 'image']],
  ['CREATED_BY_ME', ['story', 'video', 'image']],
  ['favorited-and-created', ['image']],
  ['FAVORITED_AND_CREATED_BY_ME', ['image']],
  ['INTERESTS', []],
] as const)(
  '[API-06] pin_filter %s lets through what it names of the own pins',
  async (pin_filter, names) => {
    const made = await oneOfEach();
    for (const pin_id of [made.image, made.saved]) await maker.call('PinFavoriteResource.create', { pin_id });
    expect(await listed(maker, 'UserPinsResource.get', { pin_filter })).toEqual(
      names.map((name) => made[name]),
    );
    const { data: first, bookmark } = await maker.call('UserPinsResource.get', {
      ...{ username: maker.username, pin_filter, page_size: 1 },
    });
    const rest = await listed(maker, 'UserPinsResource.get', {
      pin_filter,
      bookmarks: [bookmark ?? '-end-'],
    } as never);
    expect([...first.map(({ id }) => id), ...rest]).toEqual(names.map((name) => made[name]));
  },
);

test('pins of others are not filtered by what is known of their owner alone', async () => {
  for (const who of [cast.ben, cast.visitor]) {
    const asked = listed(who, 'UserPinsResource.get', { pin_filter: 'favorited' });
    await expect(asked).rejects.toMatchObject({ kind: 'invalid', field: 'pin_filter' });
  }
  const unknown = listed(maker, 'UserPinsResource.get', { pin_filter: 'SHAPES' as 'none' });
  await expect(unknown).rejects.toMatchObject({ kind: 'invalid', field: 'pin_filter' });
});

test.each([
  ['[API-07] the story pins of a person', 'UserStoryPinsFeedResource.get', 'story'],
  ['[API-08] the video pins of a person', 'UserVideoPinsFeedResource.get', 'video'],
] as const)('%s, in the field set asked for, without the card that adds a pin', async (_, resource, kind) => {
  const made = await oneOfEach();
  const options = { username: maker.username, field_set_key: 'grid_item' } as const;
  for (const exclude_add_pin_rep of [true, 'true', false, 'false', null] as const) {
    const { data } = await cast.visitor.call(resource, { ...options, exclude_add_pin_rep });
    expect(data.map(({ id }) => id)).toEqual([made[kind]]);
    expect(data[0]).not.toHaveProperty('favorited_by_me');
  }
  const { data: whole } = await cast.visitor.call(resource, { username: maker.username });
  expect(whole[0]).toHaveProperty('favorited_by_me');
  const asked = cast.visitor.call(resource, { ...options, exclude_add_pin_rep: 'some' as 'true' });
  await expect(asked).rejects.toMatchObject({ kind: 'invalid', field: 'exclude_add_pin_rep' });
});

test('[API-05] the own pins of no board, and nobody else’s', async () => {
  const board = await maker.makes.board('Some');
  await maker.saves.pin({ board });
  const loose = await maker.saves.pin();
  const { data } = await maker.call('BoardlessPinsResource.get', { userId: maker.id });
  expect(data.map(({ id }) => id)).toEqual([loose.id]);
  expect((await maker.call('BoardlessPinsResource.get', {})).data).toHaveLength(1);
  await expect(cast.ada.call('BoardlessPinsResource.get', { userId: maker.id })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(cast.visitor.call('BoardlessPinsResource.get', { userId: maker.id })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('pages follow each other without a gap or a repeat, also when pins come meanwhile', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1) ids.unshift((await maker.saves.pin()).id);
  for (const page_size of [1, 3, 7, 8]) {
    const seen: string[] = [];
    let bookmark: string | null = null;
    do {
      const sent = { username: maker.username, page_size, bookmarks: [bookmark] };
      const answer: Answer<PinAnswer[]> = await cast.visitor.call('UserPinsResource.get', sent);
      seen.push(...answer.data.map(({ id }) => id));
      bookmark = answer.bookmark;
      await maker.call('PinResource.delete', { id: (await maker.saves.pin()).id });
    } while (bookmark);
    expect(seen).toEqual(ids);
  }
});

test('secret pins show to their pinner alone, deleted ones to nobody', async () => {
  const secret = await maker.makes.board('Secret', { privacy: 'secret' });
  const open = await maker.saves.pin();
  const hidden = await maker.saves.pin({ board: secret });
  const gone = await maker.saves.pin();
  await maker.call('PinResource.delete', { id: gone.id });
  expect(await listed(maker)).toEqual([hidden.id, open.id]);
  for (const who of [cast.ben, cast.visitor, cast.bot]) expect(await listed(who)).toEqual([open.id]);
});

test('a private profile shows its pins to followers only', async () => {
  const pin = await maker.saves.pin();
  await platform.db.write('update users set is_private_profile = true where id = $1', [maker.id]);
  await cast.ben.follows(maker);
  expect(await listed(maker)).toEqual([pin.id]);
  expect(await listed(cast.ben)).toEqual([pin.id]);
  for (const who of [cast.chi, cast.visitor]) expect(await listed(who)).toEqual([]);
});

test('a block hides pins from both sides', async () => {
  await maker.saves.pin();
  await maker.blocks(cast.ben);
  await cast.chi.blocks(maker);
  await expect(listed(cast.ben)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await listed(cast.chi)).toEqual([]);
  expect(await listed(cast.ada)).toHaveLength(1);
});

test('whoever is suspended, has left or was deleted has no list', async () => {
  await maker.saves.pin();
  for (const column of ['suspended_at', 'deactivated_at', 'deleted_at']) {
    await platform.db.write(`update users set ${column} = now() where id = $1`, [maker.id]);
    await expect(listed(cast.ben)).rejects.toMatchObject({ kind: 'not-found' });
    await platform.db.write(`update users set ${column} = null where id = $1`, [maker.id]);
  }
  await expect(cast.ben.call('UserPinsResource.get', {})).rejects.toMatchObject({ field: 'username' });
});

test('a page costs the same number of queries whatever it shows', async () => {
  const boards = [await maker.makes.board('A'), await maker.makes.board('B')];
  for (let index = 0; index < 6; index += 1) await maker.saves.pin({ board: boards[index % 2] ?? null });
  const cost = async (pageSize: number) => {
    const { context, count: queries } = countingQueries(await cast.ben.context());
    const page = await listPinsOf(context, 'all', { name: { id: maker.id }, after: null, pageSize });
    return [page.items.length, queries()];
  };
  const [[few, first], [many, second]] = [await cost(1), await cost(50)];
  expect([few, many]).toEqual([1, 6]);
  expect(second).toBe(first);
  expect(second).toBeLessThanOrEqual(6);
});
