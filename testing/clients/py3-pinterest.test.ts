import { beforeAll, expect, test } from 'vitest';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { type FieldServer, ROOT, startFieldServer } from './field-server.ts';
import type { Program } from './program.ts';
import { py3Pinterest } from './py3-pinterest.ts';
import { idsOf, key, maybe, numberAt, textAt } from './reading.ts';
import { withSessionOf } from './signing-in.ts';

let server: FieldServer;
let program: Program;
let ada: ReturnType<typeof py3Pinterest>;

beforeAll(async () => {
  server = await startFieldServer();
  program = server.program();
  await withSessionOf(server.program(), program, 'ada');
  ada = py3Pinterest(program);
});

test('the overview of a person', async () => {
  const overview = await ada.userOverview('ada');
  expect(textAt(overview, 'id')).toBe(server.cast.ada.id);
  for (const name of ['username', 'full_name', 'seo_title', 'seo_description', 'about', 'website_url']) {
    key(overview, name);
  }
  for (const name of ['pin_count', 'board_count', 'follower_count', 'following_count']) {
    numberAt(overview, name);
  }
  expect(key(await ada.userOverview('ben'), 'explicitly_followed_by_me')).toBe(false);
});

test('all boards, batch by batch, also those that only their owner sees', async () => {
  const { chi } = server.cast;
  for (let index = 0; index < 7; index += 1) await chi.makes.board(`Board ${index}`);
  await chi.makes.board('Hidden', { privacy: 'secret' });
  const own = server.program();
  await withSessionOf(server.program(), own, 'chi');
  const boards = await py3Pinterest(own).boards('chi', 3);
  expect(new Set(idsOf(boards)).size).toBe(8);
  for (const board of boards) expect(textAt(board, 'url')).toMatch(/^\/chi\/[^/]+\/$/);
  expect((await ada.boards('chi')).map((board) => textAt(board, 'name'))).not.toContain('Hidden');
});

test('a board is made, filled by address, by file and by saving, read whole, and emptied', async () => {
  const board = textAt(await ada.createBoard('Küche & Co'), 'resource_response', 'data', 'id');
  const made = [
    await ada.pin(board, server.pictureOfTheWeb, { title: 'Found', link: 'https://example.com/a' }),
    await ada.pin(board, await ada.uploadImage('mine.jpg', await jpegOf(300, 200))),
    await ada.repin(board, (await server.cast.ben.saves.pin({ title: 'Of Ben' })).id),
  ].map((answer) => textAt(answer, 'resource_response', 'data', 'id'));
  const pins = await ada.boardFeed(board, 2);
  expect(new Set(idsOf(pins))).toEqual(new Set(made));
  const [found] = pins.filter((pin) => textAt(pin, 'id') === made[0]);
  expect(textAt(found ?? null, 'description')).toBe('Über den Dächern');
  const original = textAt(found ?? null, 'images', 'orig', 'url');
  const picture = await program.get(original);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  for (const id of made) await ada.deletePin(id);
  expect(await py3Pinterest(program).boardFeed(board)).toEqual([]);
});

test('sections are made, filled, read and deleted', async () => {
  const board = textAt(await ada.createBoard('Garden'), 'resource_response', 'data', 'id');
  const created = await ada.createSection(board, 'Roses');
  expect(textAt(created, 'resource_response', 'data', 'title')).toBe('Roses');
  const section = textAt(created, 'resource_response', 'data', 'id');
  const answer = await ada.pin(board, server.pictureOfTheWeb, { section });
  const pin = textAt(answer, 'resource_response', 'data', 'id');
  expect(idsOf(await ada.sections(board))).toEqual([section]);
  expect(idsOf(await ada.sectionPins(section))).toEqual([pin]);
  expect(await ada.boardFeed(board)).toEqual([]);
  await ada.deleteSection(section);
  expect(await py3Pinterest(program).sections(board)).toEqual([]);
  expect(idsOf(await py3Pinterest(program).boardFeed(board))).toEqual([pin]);
});

test('all pins of a person, and home, to the end', async () => {
  const { ben } = server.cast;
  const board = await ben.makes.board('Many', { pins: 12 });
  const pins = await ada.userPins('ben', false, 5);
  expect(new Set(idsOf(pins)).size).toBe(pins.length);
  expect(pins.filter((pin) => maybe(pin, 'board', 'id') === board)).toHaveLength(12);
  const home = await ada.homeFeed(5);
  expect(new Set(idsOf(home)).size).toBe(home.length);
  expect(home.length).toBeGreaterThan(5);
});

test('pins, boards and people are searched, batch by batch', async () => {
  const { ben } = server.cast;
  await ben.makes.board('Sundials');
  for (let index = 0; index < 5; index += 1) await ben.saves.pin({ title: `Sundial ${index}` });
  const found: string[] = [];
  for (let next = await ada.search('pins', 'sundial', 3); next.length > 0; ) {
    found.push(...idsOf(next));
    next = await ada.search('pins', 'sundial', 3);
  }
  expect(new Set(found).size).toBe(5);
  const [board] = await ada.search('boards', 'sundials');
  expect(textAt(board ?? null, 'name')).toBe('Sundials');
  const [person] = await ada.search('people', 'ben');
  expect(textAt(person ?? null, 'username')).toBe('ben');
});

test('the pictures of a page that pins can be made from', async () => {
  const found = await ada.pinnableImages(server.pictureOfTheWeb);
  expect(found).toEqual([server.pictureOfTheWeb]);
});

test('a pin is read out of its page, with what comments and looking for alike need', async () => {
  const { id } = await server.cast.ben.saves.pin({ title: '</script> & <b>' });
  const pin = await ada.loadPin(id);
  expect(textAt(pin, 'title')).toBe('</script> & <b>');
  textAt(pin, 'aggregated_pin_data', 'id');
  expect(textAt(pin, 'image_signature')).toMatch(/^[0-9a-f]{32}$/);
  expect(numberAt(pin, 'images', 'orig', 'width')).toBeGreaterThan(0);
  const hidden = await server.cast.ben.makes.board('Hidden', { privacy: 'secret' });
  const secret = await server.cast.ben.saves.pin({ board: hidden });
  await expect(ada.loadPin(secret.id)).rejects.toThrow('HTTP 404');
  const page = await program.get(`${ROOT}/pin/${id}/`);
  expect([page.status, page.text.includes('__PWS_DATA__')]).toEqual([200, false]);
});

test('logging out ends the session', async () => {
  const leaving = server.program();
  await withSessionOf(server.program(), leaving, 'ben');
  const ben = py3Pinterest(leaving);
  await ben.createBoard('Last one');
  await ben.logout();
  await expect(ben.createBoard('One more')).rejects.toThrow('HTTP 401');
});
