import { beforeAll, expect, test } from 'vitest';
import { type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let ada: CastMember;
let ben: CastMember;

beforeAll(async () => {
  ({ ada, ben } = await castOf(await testPlatform(await freshDatabase())));
});

const pinOf = async (note?: string) => {
  const { id } = await ada.saves.pin();
  if (note) await ada.call('PinTagsResource.update', { pin_id: id, note });
  return id;
};
const noteOf = async (pin_id: string) => (await ada.call('PinTagsResource.get', { pin_id })).data.note;
const notesOf = (ids: string[]) => Promise.all(ids.map(noteOf));
const add = async (pin_ids: string[], note: string) =>
  (await ada.call('NotedPinsResource.create', { pin_ids, note })).data.pin_ids;
const takeBack = (pin_ids: string[], note: string) => ada.call('NotedPinsResource.delete', { pin_ids, note });

test('several pins get a note below what they have, and taking it back leaves exactly the former notes', async () => {
  const former = ['', 'oak', 'Oak ask', 'first\nask'];
  const ids = await Promise.all(former.map(pinOf));
  expect(await add(ids, ' ask\nIda ')).toEqual(ids);
  expect(await notesOf(ids)).toEqual([
    'ask\nIda',
    'oak\nask\nIda',
    'Oak ask\nask\nIda',
    'first\nask\nask\nIda',
  ]);
  await takeBack(ids, ' ask\nIda ');
  expect(await notesOf(ids)).toEqual(former);
});

test('what was written since stays', async () => {
  const [left, changed] = [await pinOf('oak'), await pinOf('oak')];
  await add([left, changed], 'ask');
  await ada.call('PinTagsResource.update', { pin_id: changed, note: 'oak\nasked' });
  await takeBack([left, changed], 'ask');
  expect(await notesOf([left, changed])).toEqual(['oak', 'oak\nasked']);
});

test('all get it or none, and a blank one is refused by name', async () => {
  const [short, long] = [await pinOf('oak'), await pinOf('x'.repeat(497))];
  expect(await add([short, long], '12')).toEqual([short, long]);
  const refused = { kind: 'conflict', reason: 'note-too-long', field: 'note' };
  await expect(add([short, long], '3')).rejects.toMatchObject(refused);
  expect(await noteOf(short)).toBe('oak\n12');
  await expect(add([short], ' \n ')).rejects.toMatchObject({ kind: 'invalid', field: 'note' });
  await expect(takeBack([short, '1'], '12')).rejects.toMatchObject({ kind: 'not-found' });
  expect(await noteOf(short)).toBe('oak\n12');
});

test('of chosen pins, those of collaborators are left out, and hidden ones are not found', async () => {
  const board = await ada.makes.board('Shared');
  await ada.shares(board, ben);
  const [own, bens] = [(await ada.saves.pin({ board })).id, (await ben.saves.pin({ board })).id];
  expect(await add([bens, own], 'beech')).toEqual([own]);
  await expect(add([bens], 'larch')).rejects.toMatchObject({ kind: 'forbidden', reason: 'not-your-pin' });
  await expect(takeBack([own, bens], 'beech')).rejects.toMatchObject({ kind: 'not-found' });
  const secret = await ben.makes.board('Secret', { privacy: 'secret' });
  const hidden = (await ben.saves.pin({ board: secret })).id;
  await expect(add([own, hidden], 'larch')).rejects.toMatchObject({ kind: 'not-found' });
  expect(await noteOf(own)).toBe('beech');
});
