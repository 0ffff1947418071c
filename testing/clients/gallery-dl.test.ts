import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { jpegOf, pngOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import { type FieldServer, ROOT, startFieldServer } from './field-server.ts';
import { filesOf, galleryDl } from './gallery-dl.ts';
import type { Program } from './program.ts';
import { idsOf, type Json, key, numberAt, textAt } from './reading.ts';
import { signIn } from './signing-in.ts';
import { uploader } from './uploading.ts';

let server: FieldServer;
let program: Program;
let client: ReturnType<typeof galleryDl>;
let ada: ReturnType<typeof uploader>;

beforeAll(async () => {
  server = await startFieldServer();
  program = server.program();
  client = galleryDl(program);
  const browser = server.program();
  await signIn(browser, 'ada');
  ada = uploader(browser);
});

/** Uploads a file as Ada; returns its signature. */
async function uploaded(bytes: Buffer, mediaType = 'image-story-pin') {
  const slot = await ada.register(mediaType);
  const { status } = await ada.send(server.program(), slot, bytes);
  expect([200, 201, 204]).toContain(status);
  return textAt(await ada.stateOf(textAt(slot, 'upload_id')), 'signature');
}

async function publish(pages: Json[], cover: string, boardId: Id): Promise<string> {
  const story = { metadata: { pin_title: 'A story', pin_image_signature: cover }, pages };
  const sent = { board_id: boardId, story_pin: JSON.stringify(story), is_comments_allowed: true };
  return textAt(await ada.post('StoryPinResource/create', sent), 'id');
}

const isFetched = async (url: string) => (await program.get(url)).status === 200;

test('a person: their boards page by page, each led to by its address', async () => {
  const { ben } = server.cast;
  for (let index = 0; index < 27; index += 1) await ben.makes.board(`Board ${index}`);
  const boards = await client.boards('ben');
  expect(new Set(idsOf(boards)).size).toBe(27);
  const [, username = '', slug = ''] = textAt(boards[26] ?? null, 'url').split('/');
  expect(textAt(await client.board(username, slug), 'id')).toBe(textAt(boards[26] ?? null, 'id'));
});

test('a search, page by page to its end', async () => {
  const { ben } = server.cast;
  for (let index = 0; index < 30; index += 1) await ben.saves.pin({ title: `Sundial ${index}` });
  const pins = await client.search('sundial');
  expect(new Set(idsOf(pins)).size).toBe(30);
  for (const pin of pins) expect(filesOf(pin)).toHaveLength(1);
  expect(await client.search('nothing of the kind')).toEqual([]);
});

test('a board with sections: all its pins, and each section by its id and by its name', async () => {
  const { chi } = server.cast;
  const id = await chi.makes.board('Trips', { pins: 30 });
  const sectionId = await chi.makes.section(id, 'By sea');
  for (let index = 0; index < 3; index += 1) await chi.saves.pin({ board: id, section: sectionId });
  const [found] = (await client.boards('chi')).filter((board) => textAt(board, 'id') === id);
  const [, , slug = ''] = textAt(found ?? null, 'url').split('/');
  const board = await client.board('chi', slug);
  expect([textAt(board, 'owner', 'username'), textAt(board, 'name')]).toEqual(['chi', 'Trips']);
  expect(numberAt(board, 'section_count')).toBe(1);
  expect(new Set(idsOf(await client.boardPins(id))).size).toBe(33);
  const [listed] = await client.sections(id);
  const byId = await client.section(textAt(listed ?? null, 'id'));
  const byName = await client.sectionByName('chi', slug, 'by-sea');
  const byUrl = await client.sectionByName('chi', slug, `id:${sectionId}`);
  for (const section of [byId, byName, byUrl]) {
    expect([textAt(section, 'id'), textAt(section, 'title')]).toEqual([sectionId, 'By sea']);
    expect(textAt(section, 'board', 'name')).toBe('Trips');
    key(section, 'preview_pins');
  }
  expect(await client.sectionPins(sectionId)).toHaveLength(3);
});

test('all pins and created pins of a person, and pins that belong with one, to the end', async () => {
  const { studio, ben } = server.cast;
  const original = await ben.saves.pin({ title: 'Red bicycle by the sea' });
  const board = await studio.makes.board('Bicycles', { pins: 40 });
  await studio.call('RepinResource.create', { pin_id: original.id, board_id: board });
  const [all, created] = [await client.userPins('studio'), await client.created('studio')];
  expect([new Set(idsOf(all)).size, new Set(idsOf(created)).size]).toEqual([41, 40]);
  const related = await client.related(original.id);
  expect(idsOf(related)).not.toContain(original.id);
  for (const pin of [...all, ...related]) expect(filesOf(pin)).toHaveLength(1);
});

test('the whole picture of a pin, in all its size', async () => {
  const signature = await uploaded(await pngOf(1400, 900));
  const pin = await ada.post('PinResource/create', { image_signature: signature, title: 'A PNG' });
  const [file] = filesOf(await client.pin(textAt(pin, 'id')));
  expect(file?.url).toMatch(/\/originals\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
  const { width, height, format } = await sharp((await program.get(file?.url ?? '')).bytes).metadata();
  expect([width, height, format]).toEqual([1400, 900, 'jpeg']);
});

test('a video pin gives a file that plays', async () => {
  const board = await server.cast.ada.makes.board('Films');
  const [cover, video] = [await uploaded(await jpegOf(90, 160)), await uploaded(MP4, 'video-story-pin')];
  const id = await publish([{ blocks: [{ type: 3, video_signature: video }] }], cover, board);
  const pin = await client.pin(id);
  expect(key(pin, 'is_video')).toBe(true);
  const [file] = filesOf(pin);
  expect(await isFetched(file?.url ?? '')).toBe(true);
});

test('a story gives the files of all its pages, and its words', async () => {
  const board = await server.cast.ada.makes.board('Stories');
  const [one, two] = [await uploaded(await jpegOf(91, 160)), await uploaded(await pngOf(92, 160))];
  const video = await uploaded(MP4, 'video-story-pin');
  const id = await publish(
    [
      { blocks: [{ type: 2, image_signature: one }] },
      {
        blocks: [
          { type: 2, image_signature: two },
          { type: 1, text: 'Mix it well' },
        ],
      },
      { blocks: [{ type: 3, video_signature: video }] },
    ],
    one,
    board,
  );
  const pin = await client.pin(id);
  textAt(pin, 'story_pin_data', 'id');
  const files = filesOf(pin);
  expect(files.map(({ url }) => url).filter((url) => url.startsWith('text:'))).toEqual(['text:Mix it well']);
  const wanted = files.filter(({ url }) => url.startsWith(ROOT));
  expect(wanted).toHaveLength(3);
  for (const { url } of wanted) expect(await isFetched(url), url).toBe(true);
  const [, second] = files;
  const tried = await Promise.all((second?.fallbacks ?? []).map(isFetched));
  expect(tried).toContain(true);
});

test('what is not there, or not to be seen, is not found', async () => {
  const secret = await server.cast.ben.makes.board('Secret', { privacy: 'secret' });
  await expect(client.boardPins(secret)).rejects.toThrow('NotFoundError');
  await expect(client.board('ben', 'no-such-board')).rejects.toThrow('NotFoundError');
  await expect(client.pin('1')).rejects.toThrow('NotFoundError');
  const pin = await server.cast.ben.saves.pin({ board: secret });
  await expect(client.pin(pin.id)).rejects.toThrow('NotFoundError');
});
