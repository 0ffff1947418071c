import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { jpegOf, pngOf } from '#platform/images/testing-pictures.ts';
import { type FieldServer, ROOT, startFieldServer } from './field-server.ts';
import { fileForm } from './forms.ts';
import type { Answer, Program } from './program.ts';
import { idsOf, type Json, key, listAt, maybe, textAt } from './reading.ts';
import { signIn } from './signing-in.ts';

let server: FieldServer;
let visitor: Program;
let board: Id;
let section: Id;

beforeAll(async () => {
  server = await startFieldServer();
  visitor = server.program();
  const { ada } = server.cast;
  board = await ada.makes.board('Rules', { pins: 3 });
  section = await ada.makes.section(board, 'Small print');
  for (let index = 0; index < 2; index += 1) await ada.saves.pin({ board, section });
});

function ask(resource: string, options: unknown, more: Record<string, unknown> = {}, program = visitor) {
  const data = JSON.stringify({ options, ...more });
  const query = new URLSearchParams({ source_url: '/', data });
  return program.get(`${ROOT}/resource/${resource}Resource/get/?${query}`);
}

const dataOf = async (answer: Promise<Answer>) => key((await answer).json, 'resource_response', 'data');

test('the token comes as a cookie on first contact, by a page and by logging in, and never again', async () => {
  const program = server.program();
  const given = await signIn(program, 'ada');
  expect(given.filter((cookie) => cookie.startsWith('csrftoken='))).toHaveLength(1);
  expect(program.jar.get('csrftoken')).toMatch(/^[0-9a-f]{32}$/);
  for (const path of [
    '/',
    '/ada/',
    '/resource/UserSessionStoreResource/get/?data=%7B%7D',
    '/no/such/page/',
  ]) {
    expect((await program.get(ROOT + path)).setCookies.join()).not.toContain('csrftoken');
  }
  const brought = server.program();
  brought.jar.set('csrftoken', 'brought-along');
  expect((await signIn(brought, 'ada')).join()).not.toContain('csrftoken');
  expect(brought.jar.get('csrftoken')).toBe('brought-along');
});

test('any token will do that stands in header and cookie alike; reading needs none', async () => {
  const program = server.program();
  program.jar.set('csrftoken', 'x y+z');
  const post = (token: string) =>
    program.post(`${ROOT}/resource/UserSessionResource/delete/`, {
      headers: { 'x-csrftoken': token, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'data=%7B%22options%22%3A%7B%7D%7D',
    });
  expect((await post('x y+z')).status).not.toBe(403);
  expect((await post('another')).status).toBe(403);
  expect((await ask('Board', { board_id: board })).status).toBe(200);
});

test('the last page says so in the options, and by having no bookmark; the options come back as they were', async () => {
  const first = (await ask('BoardFeed', { board_id: board, page_size: 3, prepend: [1] })).json;
  const bookmark = textAt(first, 'resource_response', 'bookmark');
  expect(listAt(first, 'resource', 'options', 'bookmarks')).toEqual([bookmark]);
  const last = (await ask('BoardFeed', { board_id: board, page_size: 3, bookmarks: [bookmark] })).json;
  expect(key(last, 'resource', 'options')).toEqual({ board_id: board, page_size: 3, bookmarks: ['-end-'] });
  expect(maybe(last, 'resource_response', 'bookmark')).toBeUndefined();
  expect(key(first, 'resource', 'options', 'prepend')).toEqual([1]);
  const beyond = await ask('BoardFeed', { board_id: board, bookmarks: ['-end-'] });
  expect(listAt(beyond.json, 'resource_response', 'data')).toEqual([]);
});

test('bookmarks, context, source, truth values and ids come in every form, and ids go out as texts', async () => {
  for (const bookmarks of [undefined, null, [null], [], ['']]) {
    for (const more of [{}, { context: null }, { context: {} }]) {
      const pins = await dataOf(ask('BoardFeed', { board_id: board, bookmarks }, more));
      expect(Array.isArray(pins) && pins.length).toBe(5);
    }
  }
  for (const source of ['', ':::', '/%', '?']) {
    const query = `source_url=${encodeURIComponent(source)}&data={"options":{"board_id":${board}}}`;
    const found = await visitor.get(`${ROOT}/resource/BoardResource/get/?${encodeURI(query)}`);
    expect(textAt(found.json, 'resource_response', 'data', 'id')).toBe(board);
  }
  const inside = await dataOf(ask('BoardFeed', { board_id: board, filter_section_pins: 'true' }));
  const all = await dataOf(ask('BoardFeed', { board_id: board, filter_section_pins: 'false' }));
  expect([Array.isArray(inside) && inside.length, Array.isArray(all) && all.length]).toEqual([3, 5]);
});

test('a success holds no error at all, and a failure says why at its place', async () => {
  const good = (await ask('Board', { board_id: board })).json;
  expect(maybe(good, 'resource_response', 'error')).toBeUndefined();
  expect(maybe(good, 'error')).toBeUndefined();
  const bad = await ask('Board', { board_id: '1' });
  expect(bad.status).toBe(404);
  expect(key(bad.json, 'resource_response', 'data')).toBeNull();
  textAt(bad.json, 'resource_response', 'error', 'message');
});

test('addresses of boards and sections end in a slash, and a section is also named by its id', async () => {
  const found = await dataOf(ask('Board', { board_id: board }));
  const url = textAt(found, 'url');
  expect(url).toMatch(/^\/ada\/[^/]+\/$/);
  const [, username = '', slug = ''] = url.split('/');
  const byUrl = await dataOf(ask('BoardFeed', { board_url: url }));
  expect(Array.isArray(byUrl) && byUrl.length).toBe(5);
  for (const section_slug of ['small-print', `id:${section}`]) {
    const named = await dataOf(ask('BoardSection', { username, board_slug: slug, section_slug }));
    expect(textAt(named, 'id')).toBe(section);
    expect(`${textAt(named, 'board', 'url')}${textAt(named, 'slug')}/`).toBe(`${url}small-print/`);
  }
});

test('a feed holds the pins of sections unless it is told to leave them out', async () => {
  expect(key(await dataOf(ask('Board', { board_id: board })), 'section_count')).toBe(1);
  const feed = async (options: object) => {
    const pins = await dataOf(ask('BoardFeed', { board_id: board, page_size: 250, ...options }));
    return new Set(Array.isArray(pins) ? idsOf(pins) : []);
  };
  const [whole, outside] = [await feed({}), await feed({ filter_section_pins: true })];
  const inSection = await dataOf(ask('BoardSectionPins', { section_id: section }));
  expect(Array.isArray(inSection) && inSection.map((pin) => textAt(pin, 'pinner', 'username'))).toEqual([
    'ada',
    'ada',
  ]);
  expect(whole).toEqual(new Set([...outside, ...(Array.isArray(inSection) ? idsOf(inSection) : [])]));
  expect([whole.size, outside.size]).toEqual([5, 3]);
});

test('feeds answer their things in a list at once', async () => {
  for (const [resource, options] of [
    ['BoardFeed', { board_id: board }],
    ['BoardSections', { board_id: board }],
    ['BoardSectionPins', { section_id: section }],
    ['Boards', { username: 'ada' }],
    ['UserPins', { username: 'ada' }],
    ['UserActivityPins', { username: 'ada' }],
    ['UserHomefeed', {}],
  ] as const) {
    const list = await dataOf(ask(resource, options));
    expect(Array.isArray(list) && list.length > 0, resource).toBe(true);
  }
});

async function upload(bytes: Buffer, type: string): Promise<Answer> {
  const program = server.program();
  await signIn(program, 'ada');
  const form = fileForm({ field: 'img', name: 'a.jpg', type, bytes });
  const headers = { 'content-type': form.type, 'x-csrftoken': program.jar.get('csrftoken') ?? '' };
  return program.post(`${ROOT}/upload-image/?img=a.jpg`, { headers, body: form.body });
}

test('a picture is taken for what it is, whatever it is called', async () => {
  const answer = await upload(await pngOf(60, 90), 'image/jpeg');
  expect(key(answer.json, 'success')).toBe(true);
  const { width, height } = await sharp(
    (await visitor.get(textAt(answer.json, 'image_url'))).bytes,
  ).metadata();
  expect([width, height]).toEqual([60, 90]);
});

test('every size of a picture stands at the address that is made by changing the size', async () => {
  const { json } = await upload(await jpegOf(1500, 1000), 'image/jpeg');
  const whole = textAt(json, 'image_url');
  const [, signature = ''] =
    /\/originals\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{2}\/([0-9a-f]{32})\.jpg$/.exec(whole) ?? [];
  const [a, b, c] = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
  const widths: Record<string, number> = {
    '136x136': 136,
    '170x': 170,
    '236x': 236,
    '474x': 474,
    '736x': 736,
    '1200x': 1200,
    originals: 1500,
  };
  for (const [size, width] of Object.entries(widths)) {
    const picture = await visitor.get(`${ROOT}/${size}/${a}/${b}/${c}/${signature}.jpg`);
    expect(picture.status, size).toBe(200);
    expect((await sharp(picture.bytes).metadata()).width, size).toBe(width);
  }
});

test('answers do not depend on the name by which we are asked', async () => {
  const query = new URLSearchParams({ data: JSON.stringify({ options: { board_id: board } }) });
  const path = `/resource/BoardFeedResource/get/?${query}`;
  const answers: Json[] = [];
  for (const host of ['pinfold.test', 'www.example.com', 'localhost:8080', 'evil.example']) {
    answers.push(key((await visitor.get(`http://${host}${path}`)).json, 'resource_response'));
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const [pin] = listAt(answers[0] ?? null, 'data');
  expect(textAt(pin ?? null, 'images', 'orig', 'url').startsWith(`${ROOT}/`)).toBe(true);
});
