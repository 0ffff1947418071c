import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { FIRST_PACKET_OF_MP4, MP4 } from '#platform/images/testing-videos.ts';
import { type FieldServer, ROOT, startFieldServer } from './field-server.ts';
import { pythonJson } from './forms.ts';
import { type Program, raiseForStatus } from './program.ts';
import { entriesAt, idsOf, type Json, key, listAt, maybe, numberAt, textAt } from './reading.ts';
import { signIn } from './signing-in.ts';
import { uploader } from './uploading.ts';

let server: FieldServer;
let board: { id: Id; slug: string };

beforeAll(async () => {
  server = await startFieldServer();
  const { ada } = server.cast;
  const id = await ada.makes.board('Reading');
  const section = await ada.makes.section(id, 'Old books');
  for (let index = 0; index < 5; index += 1) await ada.saves.pin({ board: id, title: `Book ${index}` });
  await ada.saves.pin({ board: id, section, title: '', description: 'An old one' });
  const { data } = await ada.call('BoardResource.get', { board_id: id });
  board = { id, slug: data.slug };
});

/** Calls without cookies, as readers of public data do. */
async function ask(
  resource: string,
  query: Record<string, string>,
  headers: Record<string, string> = {},
  program: Program = server.program(),
): Promise<Json> {
  const url = `${ROOT}/resource/${resource}Resource/get/?${new URLSearchParams(query)}`;
  return raiseForStatus(await program.get(url, { headers })).json;
}

const data = (options: Record<string, Json>) => JSON.stringify({ options, context: {} });

test('a feed of what a person created, and one of their boards', async () => {
  const created = { 'x-pinterest-pws-handler': 'www/[username]/_created.js' };
  const source = { source_url: '/ada/_created', _: String(Date.now()) };
  const profile = key(
    await ask(
      'User',
      { ...source, data: data({ username: 'ada', field_set_key: 'unauth_profile' }) },
      created,
    ),
    ...['resource_response', 'data'],
  );
  textAt(profile, 'seo_title');
  textAt(profile, 'seo_description');
  const options = {
    exclude_add_pin_rep: true,
    field_set_key: 'grid_item',
    is_own_profile_pins: false,
    user_id: textAt(profile, 'id'),
    username: 'ada',
  };
  const pins = await ask('UserActivityPins', { ...source, data: data(options) }, created);
  const items = listAt(pins, 'resource_response', 'data').map((item) => ({
    title: maybe(item, 'title') || textAt(item, 'seo_title'),
    text: textAt(item, 'grid_description') + textAt(item, 'images', 'orig', 'url'),
    link: textAt(item, 'seo_url'),
    author: textAt(item, 'pinner', 'full_name'),
    at: Date.parse(textAt(item, 'created_at')),
  }));
  expect(items).toHaveLength(6);
  expect(items.filter(({ title, at }) => !title || Number.isNaN(at))).toEqual([]);
  const saved = {
    field_set_key: 'profile_grid_item',
    filter_stories: false,
    sort: 'last_pinned_to',
    username: 'ada',
  };
  const feed = await ask('BoardsFeed', { source_url: '/ada/_saved', data: data(saved) });
  const [first] = listAt(feed, 'resource_response', 'data').filter((item) => maybe(item, 'node_id'));
  expect(textAt(first ?? null, 'owner', 'full_name')).toContain('Ada');
  expect(Date.parse(textAt(first ?? null, 'created_at'))).not.toBeNaN();
  textAt(first ?? null, 'description');
  textAt(first ?? null, 'image_cover_hd_url');
  for (const picture of listAt(first ?? null, 'images', '170x')) textAt(picture, 'url');
});

test('a chat bot that holds what it reads against a strict model', async () => {
  const person = z.object({
    id: z.string(),
    follower_count: z.int(),
    full_name: z.string().nullable(),
    image_xlarge_url: z.string().nullable(),
    pin_count: z.int(),
    about: z.string().nullable(),
    first_name: z.string(),
    following_count: z.int(),
    username: z.string(),
    domain_url: z.string().nullable(),
    website_url: z.string().nullable(),
    is_private_profile: z.boolean(),
  });
  const options = { field_set_key: 'unauth_profile', is_mobile_fork: true, username: 'ada' };
  const answer = await ask('User', { source_url: '/ada/', data: data(options) });
  expect(person.safeParse(key(answer, 'resource_response', 'data')).success).toBe(true);
});

test('a downloader that takes a board by its pin count, its feed and its sections, and minds every error', async () => {
  const handler = { 'x-pinterest-pws-handler': 'www/pin/[id].js' };
  const boardUrl = `/ada/${board.slug}/`;
  const read = async (resource: string, options: Record<string, Json>): Promise<Json> => {
    const answer = await ask(resource, { source_url: boardUrl, data: data(options) }, handler);
    expect(maybe(answer, 'resource_response', 'error')).toBeUndefined();
    return answer;
  };
  const found = await read('Board', { username: 'ada', slug: board.slug, field_set_key: 'detailed' });
  const boardId = textAt(found, 'resource_response', 'data', 'id');
  expect(numberAt(found, 'resource_response', 'data', 'pin_count')).toBe(6);
  const pins: Json[] = [];
  for (let bookmarks: Json[] = []; String(bookmarks[0]) !== '-end-'; ) {
    const answer = await read('BoardFeed', {
      board_id: boardId,
      board_url: boardUrl,
      page_size: 2,
      bookmarks,
      currentFilter: -1,
      field_set_key: 'react_grid_pin',
      filter_section_pins: true,
      sort: 'default',
      layout: 'default',
      redux_normalize_feed: true,
    });
    pins.push(...listAt(answer, 'resource_response', 'data'));
    bookmarks = listAt(answer, 'resource', 'options', 'bookmarks');
  }
  expect(new Set(idsOf(pins)).size).toBe(5);
  const sections = listAt(await read('BoardSections', { board_id: boardId }), 'resource_response', 'data');
  const [section] = sections.filter((item) => textAt(item, 'slug') === 'old-books');
  const inside = await read('BoardSectionPins', { section_id: textAt(section ?? null, 'id'), page_size: 50 });
  expect(listAt(inside, 'resource_response', 'data')).toHaveLength(1);
  const related = await read('RelatedModules', {
    pin_id: idsOf(pins)[0] ?? '',
    context_pin_ids: [],
    page_size: 50,
    bookmarks: [],
    search_query: '',
    source: 'deep_linking',
    top_level_source: 'deep_linking',
    top_level_source_depth: 1,
    is_pdp: false,
  });
  for (const pin of listAt(related, 'resource_response', 'data')) numberAt(pin, 'images', 'orig', 'width');
  listAt(related, 'resource', 'options', 'bookmarks');
});

test('a video downloader takes a pin, and a board of them to the missing bookmark', async () => {
  const browser = server.program();
  await signIn(browser, 'ada');
  const ada = uploader(browser);
  const files = new Map<string, string>();
  for (const [type, bytes] of [
    ['image-story-pin', await jpegOf(72, 128)],
    ['video-story-pin', MP4],
  ] as const) {
    const slot = await ada.register(type);
    await ada.send(server.program(), slot, bytes);
    files.set(type, textAt(slot, 'upload_id'));
  }
  const cover = textAt(await ada.stateOf(files.get('image-story-pin') ?? ''), 'signature');
  const films = await server.cast.ada.makes.board('Films', { pins: 3 });
  const film = await ada.post('PinResource/create', {
    upload_id: files.get('video-story-pin') ?? '',
    image_signature: cover,
    board_id: films,
    title: ' A film ',
    description: 'Moves #fast',
  });
  const read = async (resource: string, options: Record<string, Json>) =>
    key(await ask(resource, { data: pythonJson({ options }) }), 'resource_response');
  const pin = key(
    await read('Pin', { field_set_key: 'unauth_react_main_pin', id: textAt(film, 'id') }),
    'data',
  );
  textAt(pin, 'closeup_attribution', 'full_name');
  listAt(pin, 'pin_join', 'visual_annotation');
  expect(listAt(pin, 'hashtags')).toEqual(['#fast']);
  expect(maybe(pin, 'embed', 'src')).toBeUndefined();
  const formats = entriesAt(pin, 'videos', 'video_list');
  expect(formats.length).toBeGreaterThan(0);
  for (const [, format] of formats) {
    expect((await server.program().get(textAt(format, 'url'))).bytes.includes(FIRST_PACKET_OF_MP4)).toBe(
      true,
    );
    expect(numberAt(format, 'duration')).toBeGreaterThan(0);
  }
  const slug = textAt(film, 'board', 'url').split('/')[2] ?? '';
  const boardId = textAt(await read('Board', { slug, username: 'ada' }), 'data', 'id');
  const found: Json[] = [];
  for (let bookmark: Json | undefined = ''; bookmark !== undefined; ) {
    const more: Record<string, Json> = bookmark ? { bookmarks: [bookmark] } : {};
    const feed: Json = await read('BoardFeed', { board_id: boardId, page_size: 3, ...more });
    found.push(...listAt(feed, 'data').filter((item) => maybe(item, 'type') === 'pin'));
    bookmark = maybe(feed, 'bookmark');
  }
  expect(new Set(idsOf(found)).size).toBe(4);
});

test('a collector that cuts sizes out of addresses', async () => {
  const answer = await ask('BoardFeed', {
    source_url: `/ada/${board.slug}/`,
    data: `{"options":{"board_id":"${board.id}","page_size":250},"context":{}}`,
  });
  const urls = listAt(answer, 'resource_response', 'data').map((pin) => textAt(pin, 'images', '736x', 'url'));
  expect(urls).toHaveLength(6);
  for (const url of urls) expect(url).toContain('/736x/');
});

test('those who ask whether a mail address has an account here', async () => {
  const asked = async (email: string, base = '/resource') => {
    const query = new URLSearchParams({
      source_url: '/',
      data: `{"options": {"email": "${email}"}, "context": {}}`,
    });
    return raiseForStatus(await server.program().get(`${ROOT}${base}/EmailExistsResource/get/?${query}`))
      .json;
  };
  expect(key(await asked('ada@example.com', '/_ngjs/resource'), 'resource_response', 'data')).toBe(true);
  expect(key(await asked('nobody@example.com'), 'resource_response', 'data')).toBe(false);
  const path = `${ROOT}/v3/register/exists/?email=ada@example.com`;
  expect(key((await server.program().get(path)).json, 'resource_response', 'data')).toBe(true);
});
