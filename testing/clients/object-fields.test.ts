import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import { type FieldServer, ROOT, startFieldServer } from './field-server.ts';
import type { Program } from './program.ts';
import { type Json, key, textAt } from './reading.ts';
import { signIn } from './signing-in.ts';
import { uploader } from './uploading.ts';

const id = z.string().regex(/^\d+$/);
const count = z.int().min(0);
const address = z.string().startsWith(`${ROOT}/`);
const date = z
  .string()
  .regex(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0000$/);
const nodeId = (type: string) =>
  z.string().refine((text) => Buffer.from(text, 'base64').toString().startsWith(`${type}:`), 'is no node id');
const image = z.object({ width: z.int().positive(), height: z.int().positive(), url: address });
const video = image.extend({ duration: z.int().min(0), thumbnail: address });

const person = z.object({
  id,
  type: z.literal('user'),
  username: z.string(),
  full_name: z.string(),
  image_small_url: address.nullable(),
  image_medium_url: address.nullable(),
  image_large_url: address.nullable(),
  follower_count: count,
});

const storyPage = z.object({
  id: z.string(),
  blocks: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('story_pin_image_block'),
        block_type: z.literal(2),
        image_signature: z.string().regex(/^[0-9a-f]{32}$/),
        image: z.object({ images: z.object({ originals: image }) }),
      }),
      z.strictObject({
        type: z.literal('story_pin_video_block'),
        block_type: z.literal(3),
        video: z.object({ id: z.string(), video_list: z.object({ V_720P: video }) }),
      }),
      z.strictObject({
        type: z.literal('story_pin_paragraph_block'),
        block_type: z.literal(1),
        text: z.string(),
      }),
    ]),
  ),
});

const pin = z.object({
  id,
  type: z.literal('pin'),
  node_id: nodeId('Pin'),
  title: z.string(),
  grid_title: z.string(),
  description: z.string(),
  seo_url: z.string().regex(/^\/pin\/\d+\/$/),
  link: z.url().nullable(),
  domain: z.string().min(1),
  created_at: date,
  dominant_color: z.string().regex(/^#[0-9a-f]{6}$/),
  image_signature: z.string().regex(/^[0-9a-f]{32}$/),
  images: z.object({
    '170x': image,
    '136x136': image,
    '236x': image,
    '474x': image,
    '736x': image,
    orig: image,
  }),
  pinner: person,
  board: z
    .object({
      id,
      type: z.literal('board'),
      name: z.string(),
      url: z.string().regex(/^\/[^/]+\/[^/]+\/$/),
      owner: z.object({ username: z.string() }),
      privacy: z.enum(['public', 'protected', 'secret']),
    })
    .nullable(),
  repin_count: count,
  comment_count: count,
  reaction_counts: z.record(z.string(), count),
  is_video: z.boolean(),
  videos: z.object({ id: z.string(), video_list: z.object({ V_720P: video }) }).nullable(),
  carousel_data: z.null(),
  story_pin_data: z.object({ id, pages: z.array(storyPage).min(1) }).nullable(),
  embed: z.null(),
  rich_summary: z.record(z.string(), z.unknown()).nullable(),
  alt_text: z.string().nullable(),
  auto_alt_text: z.string().nullable(),
  aggregated_pin_data: z.object({ id, aggregated_stats: z.object({ saves: count, done: count }) }),
  closeup_attribution: z.object({ id, full_name: z.string() }),
  pin_join: z.object({ visual_annotation: z.array(z.string()) }),
  hashtags: z.array(z.string()),
});

type Pin = z.infer<typeof pin>;

const board = z.object({
  id,
  type: z.literal('board'),
  node_id: nodeId('Board'),
  name: z.string(),
  url: z.string().regex(/^\/[^/]+\/[^/]+\/$/),
  privacy: z.enum(['public', 'protected', 'secret']),
  owner: person,
  pin_count: count,
  section_count: count,
  image_cover_url: address.nullable(),
  created_at: date,
});

const section = z.object({ id, title: z.string(), slug: z.string(), pin_count: count });

let server: FieldServer;
let browser: Program;
let ada: ReturnType<typeof uploader>;
const kinds = new Map<string, { id: string; isOn: (made: Pin) => boolean }>();

async function uploaded(bytes: Buffer, type: string): Promise<string> {
  const slot = await ada.register(type);
  await ada.send(server.program(), slot, bytes);
  return textAt(await ada.stateOf(textAt(slot, 'upload_id')), 'signature');
}

beforeAll(async () => {
  server = await startFieldServer();
  browser = server.program();
  await signIn(browser, 'ada');
  ada = uploader(browser);
  const board_id = await server.cast.ada.makes.board('Kinds');
  await server.cast.ada.makes.section(board_id, 'One');
  const picture = await uploaded(await jpegOf(300, 400), 'image-story-pin');
  const film = await uploaded(MP4, 'video-story-pin');
  const story = (pages: Json[]) =>
    ada.post('StoryPinResource/create', {
      board_id,
      story_pin: JSON.stringify({ metadata: { pin_image_signature: picture }, pages }),
    });
  const of = await server.cast.ben.saves.pin({ link: 'https://example.com/a', title: 'Of Ben' });
  const words = {
    title: 'A #title',
    description: 'With a #tag',
    link: 'https://example.com/',
    alt_text: 'Red',
  };
  const made: [string, Json, (made: Pin) => boolean][] = [
    [
      'an image with everything said',
      await ada.post('PinResource/create', { board_id, image_signature: picture, ...words }),
      ({ domain, hashtags, alt_text }) =>
        domain === 'example.com' && hashtags.length === 1 && alt_text === 'Red',
    ],
    [
      'an image without a link or a word',
      await ada.post('PinResource/create', { board_id, image_signature: picture }),
      ({ domain, link }) => domain === 'Uploaded by user' && link === null,
    ],
    [
      'a pin on no board',
      await ada.post('PinResource/create', { image_signature: picture }),
      ({ board }) => board === null,
    ],
    [
      'a saved pin',
      await ada.post('RepinResource/create', { board_id, pin_id: of.id }),
      ({ board, link }) => board?.id === board_id && link === 'https://example.com/a',
    ],
    [
      'a video',
      await story([{ blocks: [{ type: 3, video_signature: film }] }]),
      ({ is_video, videos }) => is_video && videos !== null,
    ],
    [
      'a story',
      await story([
        {
          blocks: [
            { type: 2, image_signature: picture },
            { type: 1, text: 'Words' },
          ],
        },
        { blocks: [{ type: 3, video_signature: film }] },
      ]),
      ({ story_pin_data }) => story_pin_data?.pages.length === 2,
    ],
  ];
  for (const [kind, answer, isOn] of made) kinds.set(kind, { id: textAt(answer, 'id'), isOn });
});

async function ask(resource: string, options: Record<string, Json>): Promise<Json> {
  const query = new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) });
  const { json } = await browser.get(`${ROOT}/resource/${resource}Resource/get/?${query}`);
  return key(json, 'resource_response', 'data');
}

/** What programs ask lists of pins for that they take whole; walls alone are asked for as `grid_item`. */
const LIST_SETS = ['react_grid_pin', 'partner_react_grid_pin', 'hf_grid', 'hf_grid_partner', null];

test.each([
  'an image with everything said',
  'an image without a link or a word',
  'a pin on no board',
  'a saved pin',
  'a video',
  'a story',
])('%s has every field that programs read, in lists and by itself', async (kind) => {
  const made = kinds.get(kind);
  for (const field_set_key of ['detailed', 'auth_web_main_pin', 'unauth_react_main_pin', 'closeup', null]) {
    const found = pin.parse(await ask('Pin', { id: made?.id ?? '', field_set_key }));
    expect(made?.isOn(found)).toBe(true);
  }
  for (const field_set_key of LIST_SETS) {
    const options = { username: 'ada', page_size: 50, field_set_key };
    const listed = z.array(pin).parse(await ask('UserPins', options));
    const [one] = listed.filter((item) => item.id === made?.id);
    expect(one && made?.isOn(one)).toBe(true);
  }
});

test('boards have every field that programs read, in lists and by themselves, with pins and without', async () => {
  await server.cast.ada.makes.board('Empty', { privacy: 'secret' });
  const boards = z.array(board).parse(await ask('Boards', { username: 'ada', page_size: 50 }));
  expect(boards.map(({ name, image_cover_url }) => [name, image_cover_url !== null]).sort()).toEqual([
    ['Empty', false],
    ['Kinds', true],
  ]);
  for (const { id } of boards) board.parse(await ask('Board', { board_id: id, field_set_key: 'detailed' }));
});

test('sections have every field that programs read', async () => {
  const boards = z.array(board).parse(await ask('Boards', { username: 'ada' }));
  const [first] = boards.filter(({ section_count }) => section_count > 0);
  const [found] = z.array(section).parse(await ask('BoardSections', { board_id: first?.id ?? '' }));
  section.parse(await ask('BoardSection', { section_id: found?.id ?? '' }));
});
