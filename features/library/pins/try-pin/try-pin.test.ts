import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { uploadRow } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const triedBy = async (who: CastMember, looking = who) =>
  (await looking.call('DidItUserFeedResource.get', { username: who.username })).data;

test('a try shows in the list with its note and photo, the latest first, also to others', async () => {
  const { ada, ben, chi } = cast;
  const [bread, soup] = [await ada.saves.pin({ title: 'Bread' }), await ada.saves.pin({ title: 'Soup' })];
  const photo = await ben.has.picture();
  await ben.call('DidItActivityResource.create', { pin_id: bread.id, details: 'Ten minutes more.' });
  await ben.call('DidItActivityResource.create', { pin_id: soup.id, image_signature: photo });
  const list = await triedBy(ben, chi);
  expect(list.map(({ id, did_it_data }) => [id, did_it_data?.details, did_it_data?.image_signature])).toEqual(
    [
      [soup.id, '', photo],
      [bread.id, 'Ten minutes more.', null],
    ],
  );
  expect(list[0]?.did_it_data?.image_url).toContain(photo);
});

test('telling more of a try replaces what was said and keeps its place, also twice at once', async () => {
  const { ada, chi } = cast;
  const [first, second] = [await ada.saves.pin(), await ada.saves.pin()];
  for (const { id } of [first, second]) await chi.call('DidItActivityResource.create', { pin_id: id });
  const said = { pin_id: first.id, details: 'Better the second time.' };
  await Promise.all([1, 2].map(() => chi.call('DidItActivityResource.create', said)));
  expect((await triedBy(chi)).map(({ id }) => id)).toEqual([second.id, first.id]);
  const own = await chi.call('DidItActivityResource.get', { pin_id: first.id });
  expect(own.data).toMatchObject({ pin_id: first.id, details: said.details, image_signature: null });
  await Promise.all([1, 2].map(() => chi.call('DidItActivityResource.delete', { pin_id: first.id })));
  expect((await triedBy(chi)).map(({ id }) => id)).toEqual([second.id]);
  expect((await chi.call('DidItActivityResource.get', { pin_id: first.id })).data).toBeNull();
});

test('what one may not see cannot be tried, and a pin that is hidden later leaves the list', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board = await ada.makes.board('Secret', { privacy: 'secret' });
  const hidden = (await ada.saves.pin({ board })).id;
  for (const name of ['DidItActivityResource.create', 'DidItActivityResource.get'] as const) {
    await expect(chi.call(name, { pin_id: hidden })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(visitor.call(name, { pin_id: hidden })).rejects.toMatchObject({ kind: 'unauthenticated' });
  }
  const open = (await ada.saves.pin()).id;
  await ben.call('DidItActivityResource.create', { pin_id: open, details: 'Fine.' });
  await ada.call('PinResource.update', { id: open, board_id: board });
  expect((await triedBy(ben)).map(({ id }) => id)).not.toContain(open);
});

test('the photo is an own picture, and a long note is refused', async () => {
  const { ada, chi } = cast;
  const { id: pin_id } = await ada.saves.pin();
  const refusal = { kind: 'invalid', field: 'image_signature' };
  const video = (await uploadRow(platform.db, chi.id, { kind: 'video', width: 72, height: 128 })).signature;
  for (const image_signature of ['f'.repeat(32), await cast.ben.has.picture(), video]) {
    const sent = { pin_id, image_signature };
    await expect(chi.call('DidItActivityResource.create', sent)).rejects.toMatchObject(refusal);
  }
  const long = { pin_id, details: 'x'.repeat(501) };
  await expect(chi.call('DidItActivityResource.create', long)).rejects.toMatchObject({ field: 'details' });
  expect((await chi.call('DidItActivityResource.get', { pin_id })).data).toBeNull();
});

test('its author changes the words or the photo alone, others may not', async () => {
  const { ada, ben, chi } = cast;
  const { id: pin_id } = await ada.saves.pin();
  const photo = await ben.has.picture();
  const made = (
    await ben.call('DidItActivityResource.create', { pin_id, details: 'Good.', image_signature: photo })
  ).data;
  const named = { user_did_it_data_id: made.id };
  const edit = async (input: object) => (await ben.call('DidItActivityResource.update', input)).data;
  expect(await edit({ ...named, details: 'Better.' })).toMatchObject({
    ...{ id: made.id, details: 'Better.', image_signature: photo, done_at: made.done_at },
  });
  expect(await edit({ pin_id, image_signature: null })).toMatchObject({
    ...{ details: 'Better.', image_signature: null },
  });
  const refused = { kind: 'forbidden', reason: 'not-your-try' };
  for (const who of [ada, chi]) {
    const sent = { ...named, details: 'Hm.' };
    await expect(who.call('DidItActivityResource.update', sent)).rejects.toMatchObject(refused);
    await expect(who.call('DidItActivityResource.delete', named)).rejects.toMatchObject(refused);
    await expect(who.call('DidItActivityResource.update', { pin_id })).rejects.toMatchObject({
      kind: 'not-found',
    });
  }
  await expect(ben.call('DidItActivityResource.update', {})).rejects.toMatchObject({ kind: 'invalid' });
  const own = await ben.call('DidItActivityResource.get', { pin_id });
  expect(own.data).toMatchObject({ details: 'Better.' });
  await ben.call('DidItActivityResource.delete', named);
  expect((await ben.call('DidItActivityResource.get', { pin_id })).data).toBeNull();
  await expect(ben.call('DidItActivityResource.delete', named)).rejects.toMatchObject({ kind: 'not-found' });
});

test('a pin tells how many tried it, each once, and no longer those who take it back', async () => {
  const { ada, ben, chi } = cast;
  const { id } = await ada.saves.pin();
  const done = async () =>
    (await ada.call('PinResource.get', { id })).data.aggregated_pin_data.aggregated_stats.done;
  for (const who of [ben, chi, chi]) await who.call('DidItActivityResource.create', { pin_id: id });
  expect(await done()).toBe(2);
  await Promise.all([1, 2].map(() => chi.call('DidItActivityResource.delete', { pin_id: id })));
  expect(await done()).toBe(1);
  await ben.call('UserBlockResource.create', { blocked_user_id: ada.id });
  expect(await done()).toBe(0);
  await ben.call('UserBlockResource.delete', { blocked_user_id: ada.id });
  expect(await wrongCounts(platform.db)).toEqual([]);
});
