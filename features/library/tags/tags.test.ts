import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { erasing } from '#features/core/identity/testing-erasure.ts';
import { eraseTags } from '#features/library/tags/erase-person/erase-person.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { purgeTagsJob } from './delete-tag/delete-tag.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

let people = 0;
const somebody = () => memberOf(platform, `tagger_${++people}`);

const mark = async (who: CastMember, pin_id: string, marks: { note?: string; tags?: string[] }) =>
  (await who.call('PinTagsResource.update', { pin_id, ...marks })).data;
const marksOf = async (who: CastMember, pin_id: string) => {
  const { note, tags } = (await who.call('PinTagsResource.get', { pin_id })).data;
  return { note, tags: tags.map(({ name }) => name) };
};
const tagsOf = async (who: CastMember) => (await who.call('TagsResource.get', { page_size: 500 })).data;
const countsOf = async (who: CastMember) =>
  Object.fromEntries((await tagsOf(who)).map(({ name, pin_count }) => [name, pin_count]));
const idOf = async (who: CastMember, name: string) =>
  (await tagsOf(who)).find((tag) => tag.name === name)?.id as Id;
const taggedPin = async (who: CastMember, tags: string[], board?: Id) => {
  const { id } = await who.saves.pin(board ? { board } : {});
  await mark(who, id, { tags });
  return id;
};

test('a note and tags are written together or alone, and tags are the same whatever their case', async () => {
  const ada = await somebody();
  const { id } = await ada.saves.pin();
  expect(await marksOf(ada, id)).toEqual({ note: '', tags: [] });
  await mark(ada, id, { note: ' Measure\r\ntwice ', tags: ['  Oak  table ', 'oak TABLE', 'Cafe\u0301'] });
  expect(await marksOf(ada, id)).toEqual({ note: 'Measure\ntwice', tags: ['Café', 'Oak table'] });
  const other = await taggedPin(ada, ['OAK TABLE']);
  expect((await marksOf(ada, other)).tags).toEqual(['Oak table']);
  await mark(ada, id, { tags: ['elm'] });
  await mark(ada, id, { note: '' });
  expect(await marksOf(ada, id)).toEqual({ note: '', tags: ['elm'] });
  expect(await countsOf(ada)).toEqual({ Café: 0, elm: 1, 'Oak table': 1 });
});

test('what is too much, too long or blank is refused by name, and changes nothing', async () => {
  const ada = await somebody();
  const { id } = await ada.saves.pin();
  const many = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
  const refused = [
    [{ tags: many }, 'tags'],
    [{ tags: ['x'.repeat(51)] }, 'tags'],
    [{ tags: ['\u200b '] }, 'tags'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ] as const;
  for (const [marks, field] of refused) {
    const sent = { ...marks, tags: 'tags' in marks ? [...marks.tags] : ['oak'] };
    await expect(mark(ada, id, sent)).rejects.toMatchObject({
      ...{ kind: 'invalid', field: expect.stringMatching(new RegExp(`^${field}`)) },
    });
  }
  expect(await marksOf(ada, id)).toEqual({ note: '', tags: [] });
  await mark(ada, id, { tags: many.slice(0, 20), note: 'x'.repeat(500) });
  await platform.db.write(
    `insert into tags (home, id, user_id, name, key) select home, new_id(home), id, 'more ' || n, 'more ' || n
     from users, generate_series(1, 480) as n where id = $1`,
    [ada.id],
  );
  await expect(mark(ada, id, { tags: ['one more'], note: 'Lost' })).rejects.toMatchObject({
    ...{ kind: 'conflict', reason: 'too-many-tags' },
  });
  expect((await marksOf(ada, id)).note).not.toBe('Lost');
  await mark(ada, id, { tags: ['TAG 1'] });
  const bulk = { pin_ids: [(await ada.saves.pin()).id], tags: ['one more'] };
  await expect(ada.call('TaggedPinsResource.create', bulk)).rejects.toMatchObject({ field: 'tags' });
  const tag_id = await idOf(ada, 'tag 1');
  await ada.call('TagResource.delete', { tag_id });
  await ada.call('TaggedPinsResource.create', bulk);
  await expect(ada.call('TagRestoreResource.create', { tag_id })).rejects.toMatchObject({
    ...{ kind: 'conflict', reason: 'too-many-tags', field: 'tag_id' },
  });
});

test('two writers of one person never make a tag twice', async () => {
  const ada = await somebody();
  const pins = await Promise.all([1, 2, 3, 4].map(async () => (await ada.saves.pin()).id));
  await Promise.all(pins.map((id) => mark(ada, id, { tags: ['oak', 'ash'] })));
  expect(await countsOf(ada)).toEqual({ ash: 4, oak: 4 });
});

test('a deleted tag comes back to its pins, into a tag of its name, and not to full ones; later it is gone', async () => {
  const ada = await somebody();
  const [pin, full] = [await taggedPin(ada, ['oak']), await taggedPin(ada, ['oak'])];
  const tag_id = await idOf(ada, 'oak');
  await ada.call('TagResource.delete', { tag_id });
  expect([await marksOf(ada, pin), await countsOf(ada)]).toEqual([{ note: '', tags: [] }, {}]);
  await expect(ada.call('TagResource.delete', { tag_id })).rejects.toMatchObject({ kind: 'not-found' });
  await mark(ada, full, { tags: Array.from({ length: 20 }, (_, index) => `tag ${index}`) });
  await ada.call('TagRestoreResource.create', { tag_id });
  expect((await marksOf(ada, pin)).tags).toEqual(['oak']);
  expect((await marksOf(ada, full)).tags).toHaveLength(20);
  await ada.call('TagResource.delete', { tag_id });
  const again = await taggedPin(ada, ['Oak']);
  await ada.call('TagRestoreResource.create', { tag_id });
  expect([(await marksOf(ada, pin)).tags, (await marksOf(ada, again)).tags]).toEqual([['Oak'], ['Oak']]);
  const later = await idOf(ada, 'Oak');
  await ada.call('TagResource.delete', { tag_id: later });
  platform.clock.advance(31 * 86_400_000);
  const { signal } = new AbortController();
  await purgeTagsJob.perform(platform, {}, { signal, id: 'a test', attempt: 1, isLast: true });
  await expect(ada.call('TagRestoreResource.create', { tag_id: later })).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('own lists are narrowed by a tag: all pins, a board, a section, the filtered pins and the search', async () => {
  const ada = await somebody();
  const board = await ada.makes.board('Tables');
  const section = await ada.makes.section(board, 'Low');
  const loose = await taggedPin(ada, ['oak']);
  const placed = await taggedPin(ada, ['oak'], board);
  const { id: inSection } = await ada.saves.pin({ board, section: `id:${section}`, title: 'Bench' });
  await mark(ada, inSection, { tags: ['oak', 'ash'] });
  await ada.saves.pin({ board, title: 'Bench' });
  const tag = await idOf(ada, 'oak');
  const ids = async (answer: Promise<{ data: { id: string }[] }>) => (await answer).data.map(({ id }) => id);
  const { username } = ada;
  expect(await ids(ada.call('UserPinsResource.get', { username, tag }))).toEqual([inSection, placed, loose]);
  const filter = { username, tag, pin_filter: 'favorited' } as const;
  expect(await ids(ada.call('UserPinsResource.get', filter))).toEqual([]);
  expect(await ids(ada.call('GET /v3/users/me/filtered/pins/', { tag, colors: ['red'] }))).toHaveLength(3);
  for (const sort of ['default', 'newest', 'popular', 'oldest'] as const) {
    const found = await ids(ada.call('BoardFeedResource.get', { board_id: board, tag, sort }));
    expect(found.sort()).toEqual([placed, inSection].sort());
    const first = await ada.call('BoardFeedResource.get', { board_id: board, tag, sort, page_size: 1 });
    const bookmarks = [first.bookmark as string];
    const next = await ada.call('BoardFeedResource.get', {
      board_id: board,
      tag,
      sort,
      page_size: 1,
      bookmarks,
    });
    expect([...first.data, ...next.data].map(({ id }) => id).sort()).toEqual(found);
  }
  expect(await ids(ada.call('BoardSectionPinsResource.get', { section_id: section, tag }))).toEqual([
    inSection,
  ]);
  expect((await ada.call('BoardPinIdsResource.get', { board_id: board, tag })).data).toHaveLength(2);
  const outside = { board_id: board, tag, filter_section_pins: true };
  expect(await ids(ada.call('BoardFeedResource.get', outside))).toEqual([placed]);
  expect((await ada.call('BoardPinIdsResource.get', outside)).data).toEqual([placed]);
  const scope = 'my_pins';
  expect(await ids(ada.call('PinSearchResource.get', { scope, tag }))).toEqual([inSection, placed, loose]);
  expect(await ids(ada.call('PinSearchResource.get', { scope, tag, query: 'bench' }))).toEqual([inSection]);
});

test('the search of own pins reads notes and tags, and nobody else’s search does', async () => {
  const ada = await somebody();
  const noted = (await ada.saves.pin()).id;
  await mark(ada, noted, { note: 'Ask the zymurgist' });
  const tagged = await taggedPin(ada, ['quincunx']);
  const found = async (who: Cast['visitor'], query: string, scope: 'my_pins' | 'pins') =>
    (await who.call('PinSearchResource.get', { query, scope })).data.map(({ id }) => id);
  expect(await found(ada, 'zymurgist', 'my_pins')).toEqual([noted]);
  expect(await found(ada, 'quincunx', 'my_pins')).toEqual([tagged]);
  for (const query of ['zymurgist', 'quincunx']) {
    expect(await found(ada, query, 'pins')).toEqual([]);
    expect(await found(cast.ben, query, 'my_pins')).toEqual([]);
    expect(await found(cast.visitor, query, 'pins')).toEqual([]);
  }
  await ada.call('TagResource.delete', { tag_id: await idOf(ada, 'quincunx') });
  expect(await found(ada, 'quincunx', 'my_pins')).toEqual([]);
});

test('the tag of somebody else narrows to nothing, and where none may be, it is refused by name', async () => {
  const { ben, visitor } = cast;
  const ada = await somebody();
  const board_id = await ada.makes.board('Shared');
  await ada.shares(board_id, ben);
  await taggedPin(ada, ['oak'], board_id);
  const tag = await idOf(ada, 'oak');
  const lists = [
    () => ben.call('UserPinsResource.get', { username: 'ben', tag }),
    () => ben.call('BoardFeedResource.get', { board_id, tag }),
    () => ben.call('PinSearchResource.get', { scope: 'my_pins', tag }),
    () => ben.call('GET /v3/users/me/filtered/pins/', { tag }),
  ];
  for (const list of lists) expect((await list()).data).toEqual([]);
  const refused = [
    () => ben.call('UserPinsResource.get', { username: ada.username, tag }),
    () => visitor.call('BoardFeedResource.get', { board_id, tag }),
    () => ben.call('PinSearchResource.get', { query: 'a', tag }),
    () => ben.call('BoardFeedResource.get', { board_id, tag: 'oak' as never }),
  ];
  for (const call of refused) await expect(call()).rejects.toMatchObject({ kind: 'invalid', field: 'tag' });
});

test('saving or copying a pin takes neither its note nor its tags along', async () => {
  const { ben } = cast;
  const ada = await somebody();
  const pin_id = await taggedPin(ada, ['oak']);
  await mark(ada, pin_id, { note: 'Mine' });
  for (const who of [ben, ada]) {
    const { data } = await who.call('RepinResource.create', { pin_id });
    expect(await marksOf(who, data.id)).toEqual({ note: '', tags: [] });
  }
});

test('a collaborator’s note is hidden from the owner of the board, and survives leaving it', async () => {
  const [ada, ben] = [await somebody(), await somebody()];
  const board = await ada.makes.board('Shared');
  await ada.shares(board, ben);
  const pin_id = await taggedPin(ben, ['oak'], board);
  await expect(ada.call('PinTagsResource.get', { pin_id })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(mark(ada, pin_id, { note: 'Hers' })).rejects.toMatchObject({ kind: 'forbidden' });
  await ada.call('BoardCollaboratorResource.delete', { board_id: board, invited_user_id: ben.id });
  expect((await marksOf(ben, pin_id)).tags).toEqual(['oak']);
});

test('deleting for good and erasing a person remove their notes and tags, and nobody else’s', async () => {
  const [ada, ben] = [await somebody(), await somebody()];
  const [gone, pin] = [await taggedPin(ada, ['oak']), await taggedPin(ada, ['oak'])];
  await mark(ada, gone, { note: 'Gone' });
  await mark(ben, await taggedPin(ben, ['elm']), { note: 'Stays' });
  await platform.db.write('delete from pins where id = $1', [gone]);
  expect(await countsOf(ada)).toEqual({ oak: 1 });
  const left = async () => {
    const rows = await platform.db.rows<{ text: string }>(
      `select name as text from tags where user_id in ($1, $2) union all
       select text from pin_notes where user_id in ($1, $2)`,
      [ada.id, ben.id],
    );
    return rows.map(({ text }) => text).sort();
  };
  await mark(ada, pin, { note: 'Erased' });
  await eraseTags(platform, erasing(ada), AbortSignal.timeout(10_000));
  expect(await left()).toEqual(['Stays', 'elm']);
});

type Step = { kind: 'move' | 'delete' | 'merge' | 'section'; pin: number; board: number };

test('whatever moves, merges, deletes and restores pins leaves their notes and tags alone', async () => {
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('move', 'delete', 'merge', 'section'),
    pin: fc.nat(2),
    board: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const ada = await somebody();
      const boards = await Promise.all(['One', 'Two', 'Three'].map((name) => ada.makes.board(name)));
      const pins = await Promise.all(
        boards.map((board, index) => taggedPin(ada, [`tag ${index}`, 'all'], board)),
      );
      for (const [index, pin] of pins.entries()) await mark(ada, pin, { note: `Note ${index}` });
      for (const [index, one] of steps.entries()) await carryOut(ada, { ...one, boards, pins, index });
      for (const [index, pin] of pins.entries()) {
        expect(await marksOf(ada, pin)).toEqual({ note: `Note ${index}`, tags: ['all', `tag ${index}`] });
      }
      const tag = await idOf(ada, 'all');
      const { data } = await ada.call('UserPinsResource.get', { username: ada.username, tag });
      expect(data.map(({ id }) => id).sort()).toEqual([...pins].sort());
    }),
    { numRuns: 8 },
  );
});

type Doing = Step & { boards: Id[]; pins: string[]; index: number };

async function carryOut(ada: CastMember, { kind, pin, board, boards, pins, index }: Doing): Promise<void> {
  const [pin_id, board_id] = [pins[pin] as Id, boards[board] as Id];
  if (kind === 'move') await ada.call('BulkEditResource.update', { pin_ids: [pin_id], board_id });
  if (kind === 'section') {
    const section = `id:${await ada.makes.section(board_id, `Section ${index}`)}`;
    await ada.call('PinResource.update', { id: pin_id, board_id, section });
  }
  if (kind === 'delete') {
    await ada.call('PinResource.delete', { id: pin_id });
    await ada.call('PinRestoreResource.create', { pin_ids: [pin_id] });
  }
  if (kind === 'merge') {
    const source = await ada.makes.board(`Merged ${index}`);
    await ada.call('BulkEditResource.update', { pin_ids: [pin_id], board_id: source });
    await ada.call('POST /v3/boards/:source/merge/:target/', { source, target: board_id });
    await platform.runJobs();
  }
}
