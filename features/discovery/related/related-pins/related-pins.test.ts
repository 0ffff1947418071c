import { beforeAll, expect, test } from 'vitest';
import { parseId } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { similarWords } from '../related.ts';
import { listRelated } from './related-pins.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const related = async (pin_id: string, who: Pick<CastMember, 'call'> = cast.visitor) => {
  const { data } = await who.call('RelatedModulesResource.get', { pin_id, page_size: 25 });
  return data.map((pin) => pin.id);
};

test('what stands beside it on boards comes first, then its site, then its words, then the newest', async () => {
  const { ada, ben } = cast;
  const beside = await ben.makes.board('Beside');
  const neighbour = await ben.saves.pin({ board: beside, title: 'Neighbour' });
  platform.clock.advance(1000);
  const ofSite = await ada.saves.pin({ title: 'Something', link: 'https://www.looms.example/1' });
  platform.clock.advance(1000);
  const ofWords = await ada.saves.pin({ title: 'A woven basket of willow' });
  platform.clock.advance(1000);
  const newest = await ada.saves.pin({ title: 'Newest' });
  const pin = await ada.saves.pin({ title: 'Woven wool', link: 'https://looms.example/2' });
  const { data: saved } = await ben.call('RepinResource.create', { pin_id: pin.id, board_id: beside });
  const ids = await related(pin.id);
  expect(ids).toEqual([neighbour.id, ofSite.id, ofWords.id, newest.id]);
  expect(ids).not.toContain(saved.id);
  const { data } = await cast.visitor.call('RelatedPinFeedResource.get', { pin: pin.id, page_size: 2 });
  expect(data.map(({ id }) => id)).toEqual([neighbour.id, ofSite.id]);
});

test('what the viewer may not see is left out, and so are relatives of it', async () => {
  const { ada, ben, chi } = cast;
  const secret = await ada.makes.board('Secret', { privacy: 'secret' });
  const hidden = await ada.saves.pin({ board: secret, title: 'Hidden velvet' });
  const pin = await ada.saves.pin({ title: 'Velvet sofa' });
  const ofBen = await ben.saves.pin({ title: 'Velvet chair' });
  expect(await related(pin.id, chi)).toContain(ofBen.id);
  expect(await related(pin.id, chi)).not.toContain(hidden.id);
  await chi.blocks(ben);
  expect(await related(pin.id, chi)).not.toContain(ofBen.id);
  await expect(related(hidden.id, chi)).rejects.toMatchObject({ kind: 'not-found' });
});

test('what shows the same picture is no relative, wherever it was taken from', async () => {
  const { ada } = cast;
  const image_signature = await ada.has.picture();
  const pin = await ada.saves.pin({ image_signature, title: 'Rattan chair' });
  const duplicate = await ada.saves.pin({ image_signature, title: 'Rattan chair' });
  const relative = await ada.saves.pin({ title: 'Rattan lamp' });
  const ids = await related(pin.id);
  expect(ids).toContain(relative.id);
  expect(ids).not.toContain(duplicate.id);
});

test('words that mean something to the search are words, not commands', async () => {
  const { ada } = cast;
  const pin = await ada.saves.pin({ title: `O'Brien's & !lamps | (1:*) <-> \\ "quoted"` });
  expect((await related(pin.id)).length).toBeGreaterThan(0);
  expect(similarWords('The red barn, the RED barns')).toBe('barns or barn');
  expect(similarWords('& | !')).toBeNull();
});

test('it costs the same number of queries whatever it shows', async () => {
  const { ada, chi } = cast;
  const id = parseId((await ada.saves.pin({ title: 'Velvet cushion' })).id);
  if (!id) throw new Error('no id');
  const { context, count } = countingQueries(await chi.context());
  const { items } = await listRelated(context, id, { after: null, pageSize: 50 });
  expect(items.length).toBeGreaterThan(3);
  expect(count()).toBeLessThanOrEqual(12);
});

test('pages follow each other without a gap or a repeat, and what becomes hidden is gone at once', async () => {
  const { ada, ben } = cast;
  const pin = await ada.saves.pin({ title: 'Terrazzo floor' });
  const near = await ben.saves.pin({ title: 'Terrazzo sink' });
  const all = await related(pin.id);
  const first = await cast.visitor.call('RelatedPinFeedResource.get', { pin: pin.id, page_size: 3 });
  const second = await cast.visitor.call('RelatedPinFeedResource.get', {
    pin: pin.id,
    page_size: 3,
    bookmarks: [first.bookmark ?? ''],
  });
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.slice(0, 6));
  expect(all).toContain(near.id);
  await ben.call('PinResource.delete', { id: near.id });
  expect(await related(pin.id)).not.toContain(near.id);
});
