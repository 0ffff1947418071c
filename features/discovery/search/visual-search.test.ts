import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { receiveUpload } from '#features/core/media/upload-file/receive-upload.service.ts';
import { openSlot } from '#features/core/media/upload-file/upload-file.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Caller, type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { visualPath } from './visual-path.ts';

const FOLDER = join(import.meta.dirname, '../../../sample/pictures');
const [RED, BLUE, GREEN] = ['#c83232', '#3c6ec0', '#4a8c50'] as const;

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

async function saves(who: CastMember, title: string, body: Readable, board: Id | null = null) {
  const slot = await openSlot(platform, who.id, 'image');
  const { signature: image_signature } = await receiveUpload(platform, slot.id, body);
  return who.saves.pin({ title, image_signature, board });
}

/** Two fields side by side; the first has this share of the width. */
async function fields(first: string, second: string, share: number): Promise<Readable> {
  const width = Math.round(400 * share);
  const input = { create: { width, height: 300, channels: 3 as const, background: first } };
  const background = { create: { width: 400, height: 300, channels: 3 as const, background: second } };
  return Readable.from([
    await sharp(background)
      .composite([{ input, gravity: 'west' }])
      .png()
      .toBuffer(),
  ]);
}

const colored = async (colors: string[], sent: object = {}, who: Caller = cast.visitor) =>
  (await who.call('PinSearchResource.get', { query: '', colors, ...sent })).data.map(({ title }) => title);

test('pins are found by one colour or two, the most of it first, with words or without', async () => {
  const { ada } = cast;
  await saves(ada, 'Mostly red', await fields(RED, '#ffffff', 0.9));
  await saves(ada, 'Half red, half blue', await fields(RED, BLUE, 0.5));
  await saves(ada, 'A little red, mostly blue door', await fields(RED, BLUE, 0.2));
  await saves(ada, 'Blue door', await fields(BLUE, '#f0f0f0', 0.7));
  expect(await colored([RED])).toEqual([
    'Mostly red',
    'Half red, half blue',
    'A little red, mostly blue door',
  ]);
  // A colour that looks nearly the same.
  expect(await colored(['#c03a2e'])).toEqual(await colored([RED]));
  expect(await colored([RED, BLUE])).toEqual(['Half red, half blue', 'A little red, mostly blue door']);
  expect(await colored([BLUE], { query: 'door' })).toEqual(['A little red, mostly blue door', 'Blue door']);
  expect(await colored([RED], { query: 'door' })).toEqual(['A little red, mostly blue door']);
  expect(await colored([GREEN])).toEqual([]);
  const first = await cast.visitor.call('PinSearchResource.get', { query: '', colors: [RED], page_size: 2 });
  expect(first.data.map(({ title }) => title)).toEqual(['Mostly red', 'Half red, half blue']);
  const bookmarks = [first.bookmark ?? ''];
  expect(await colored([RED], { page_size: 2, bookmarks })).toEqual(['A little red, mostly blue door']);
});

test('what is secret, blocked or deleted is not found by its colours or its picture', async () => {
  const { ada, ben, chi } = cast;
  // Rankings are cached for a minute.
  platform.clock.advance(61_000);
  const secret = await ada.makes.board('Secret greens', { privacy: 'secret' });
  await saves(ada, 'Hidden green', await fields(GREEN, '#ffffff', 0.8), secret);
  const ofBen = await saves(ben, 'Green of Ben', await fields(GREEN, '#fffff0', 0.7));
  for (const who of [cast.visitor, chi, ada])
    expect(await colored([GREEN], {}, who)).toEqual(['Green of Ben']);
  const file = await buffer(await fields(GREEN, '#ffffff', 0.8));
  const picture = await described(ada, file);
  const alike = async (who: Caller) =>
    (await who.call('PictureSearchResource.get', { picture })).data.map(({ title }) => title);
  expect(await alike(chi)).toContain('Green of Ben');
  expect(await alike(chi)).not.toContain('Hidden green');
  await chi.blocks(ben);
  expect(await colored([GREEN], {}, chi)).toEqual([]);
  expect(await alike(chi)).not.toContain('Green of Ben');
  await ben.call('PinResource.delete', { id: ofBen.id });
  expect(await colored([GREEN])).toEqual([]);
});

const described = async (who: CastMember, file: Buffer) =>
  (await who.call('PictureSearchResource.create', { picture: file.toString('base64') })).data.picture;

test('a picture that is sent finds its like, is not stored, and its page can be opened again by its address', async () => {
  const { ada, visitor } = cast;
  for (const name of ['soups-1', 'lamps-1', 'doors-1', 'kitchens-1']) {
    await saves(ada, name, createReadStream(join(FOLDER, `${name}.webp`)));
  }
  const count = () => platform.db.rows('select signature from media order by signature');
  const before = await count();
  const file = await sharp(await readFile(join(FOLDER, 'doors-1.webp')))
    .resize(250)
    .jpeg({ quality: 50 })
    .toBuffer();
  const picture = await described(ada, file);
  expect(await count()).toEqual(before);
  const { data } = await visitor.call('PictureSearchResource.get', { picture });
  expect(data[0]?.title).toBe('doors-1');
  const page = await visitor.opens(visualPath({ picture }));
  expect(page.one('list', 'Pins found').texts('link')[0]).toContain('doors-1');
});

test('bad files, colours and descriptions are refused by name', async () => {
  const { ada, visitor } = cast;
  const refusal = (field: string) => ({ field: expect.stringContaining(field) });
  for (const file of ['', 'plain text', '<svg xmlns="http://www.w3.org/2000/svg"/>']) {
    await expect(described(ada, Buffer.from(file))).rejects.toMatchObject(refusal('picture'));
  }
  const torn = (await readFile(join(FOLDER, 'doors-1.webp'))).subarray(0, 400);
  await expect(described(ada, torn)).rejects.toMatchObject(refusal('picture'));
  await expect(described(ada, Buffer.alloc(600_000))).rejects.toMatchObject(refusal('picture'));
  await expect(visitor.call('PictureSearchResource.get', { picture: 'x' })).rejects.toMatchObject(
    refusal('picture'),
  );
  for (const colors of [['red'], ['#12345'], [RED, BLUE, GREEN], []]) {
    await expect(colored(colors)).rejects.toMatchObject(refusal('colors'));
  }
  for (const sent of [{ scope: 'videos' }, { scope: 'my_pins' }, { username: 'ada' }]) {
    await expect(colored([RED], sent, ada)).rejects.toMatchObject(refusal('colors'));
  }
});

test('the page has a form for colours that works by its address, and leads to the picture where one is signed in', async () => {
  const { ada, visitor } = cast;
  const page = await visitor.opens('/search/visual/?q=door&colors=%23C83232&colors=%233c6ec0');
  expect(page.one('list', 'Pins found').texts('link').join()).toContain('A little red, mostly blue door');
  expect(page.one('list', 'Frequent colors').texts('link')).toHaveLength(10);
  expect(page.all('heading').map(({ text }) => text)).not.toContain('By picture');
  const own = await ada.opens('/search/visual/?colors=nonsense');
  expect(own.all('heading').map(({ text }) => text)).toContain('By picture');
  expect(own.all('list', 'Pins found')).toEqual([]);
});
