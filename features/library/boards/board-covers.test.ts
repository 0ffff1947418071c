import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listVisibleBoards } from './board.service.ts';

let platform: TestPlatform;
let cast: Cast;
let group: Id;
/** The picture each of them saved to Ada's board, which Ben and Studio also work on. */
let pictures: { ada: string; ben: string; studio: string };

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada, ben, studio } = cast;
  group = await ada.makes.board('Group');
  await ada.shares(group, ben, ['write']);
  await ada.shares(group, studio);
  const pictureOn = async (who: CastMember) => {
    platform.clock.advance(1000);
    return (await who.saves.pin({ board: group })).image_signature;
  };
  pictures = { ada: await pictureOn(ada), ben: await pictureOn(ben), studio: await pictureOn(studio) };
});

beforeEach(async () => {
  await platform.db.write('delete from blocks');
  await platform.db.write('delete from blocked_by');
  await platform.db.write('update users set is_private_profile = false');
});

async function coverOf(who: Pick<CastMember, 'call'>) {
  const { data } = await who.call('BoardResource.get', { board_id: group });
  expect(data.images['170x']).toHaveLength(data.cover_images.length);
  return { shown: data.cover_images.map((image) => image.image_signature), data };
}

test('who is blocked is not on the card of a board that others see, either way', async () => {
  const { ada, ben, chi, studio, visitor } = cast;
  await ben.blocks(chi);
  const all = [pictures.studio, pictures.ben, pictures.ada];
  expect((await coverOf(chi)).shown).toEqual([pictures.studio, pictures.ada]);
  for (const other of [ada, ben, studio, visitor]) expect((await coverOf(other)).shown).toEqual(all);
});

test('a private person is on the card for those who work on the board and for followers only', async () => {
  const { ada, chi, studio, visitor } = cast;
  await platform.db.write('update users set is_private_profile = true where id = $1', [studio.id]);
  expect((await coverOf(visitor)).shown).toEqual([pictures.ben, pictures.ada]);
  expect((await coverOf(chi)).shown).toEqual([pictures.ben, pictures.ada]);
  expect((await coverOf(ada)).shown).toContain(pictures.studio);
  await chi.follows(studio);
  expect((await coverOf(chi)).shown).toContain(pictures.studio);
});

test('nor as the chosen cover, nor once they work on the board no longer', async () => {
  const { ada, ben, chi } = cast;
  const pins = (await ada.call('BoardFeedResource.get', { board_id: group })).data;
  const pin_id = pins.find((pin) => pin.image_signature === pictures.ben)?.id ?? '';
  await ada.call('BoardResource.update', { board_id: group, cover_pin_id: pin_id });
  expect((await coverOf(chi)).data).toMatchObject({ has_custom_cover: true, cover_pin: { pin_id } });
  await platform.db.write('update boards set collaborator_count = 0 where id = $1', [group]);
  await ben.blocks(chi);
  const { data } = await coverOf(chi);
  expect(JSON.stringify(data)).not.toContain(pictures.ben);
  expect(data).toMatchObject({ cover_pin: null, has_custom_cover: false });
  expect(data.image_cover_url).toContain(pictures.studio);
  expect((await coverOf(ada)).data.image_cover_url).toContain(pictures.ben);
});

test('that costs one query for all boards, and none where nobody else saves', async () => {
  const { ada, chi } = cast;
  const own = [await ada.makes.board('Own', { pins: 2 }), await ada.makes.board('Other', { pins: 1 })];
  const queriesFor = async (ids: Id[]) => {
    const { context, count } = countingQueries(await chi.context());
    await listVisibleBoards(context, ids);
    return count();
  };
  await platform.db.write('update boards set collaborator_count = 2 where id = $1', [group]);
  const plain = await queriesFor(own);
  expect(await queriesFor([...own, group])).toBe(plain + 2);
  await platform.db.write('update boards set collaborator_count = 1 where id = $1', [own[0]]);
  expect(await queriesFor([...own, group])).toBe(plain + 2);
});
