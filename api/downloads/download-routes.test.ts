import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { endsAccess, givesAccess } from '#features/business/access/testing-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { animationOf, jpegOf, pngOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { sendFile } from '#testing/uploads.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let origin: string;
let ada: WebClient;
let ben: WebClient;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  app = await testWebServer(platform);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  [ada, ben] = [await signedUp('Ada'), await signedUp('Ben')];
});

async function signedUp(first_name: string): Promise<WebClient> {
  const client = webClient(app);
  const email = `${first_name.toLowerCase()}@example.com`;
  await client.post('UserRegisterResource', 'create', {
    ...{ first_name, email, password: 'correct horse battery', age: 30 },
  });
  return client;
}

const made = async (client: WebClient, resource: string, options: object) =>
  (await client.post(resource, 'create', options)).json.resource_response.data as unknown as {
    id: string;
    url: string;
    file_count: number;
    byte_count: number;
  };

async function upload(client: WebClient, type: string, bytes: Buffer): Promise<string> {
  const slot = (await client.post('VIPResource', 'create', { type })).json.resource_response.data;
  await sendFile(origin, String(slot.upload_url), bytes);
  return String(slot.upload_id);
}

async function pinOf(client: WebClient, title: string, bytes: Buffer, board_id?: string): Promise<string> {
  const media_upload_id = await upload(client, 'pinimage', bytes);
  return (await made(client, 'PinResource', { title, media_upload_id, board_id })).id;
}

const offer = (client: WebClient, pin_ids: readonly string[], more = {}) =>
  client.post('PinDownloadsResource', 'create', { pin_ids, ...more });
const urlOf = async (client: WebClient, pin_ids: readonly string[], more = {}) =>
  String((await offer(client, pin_ids, more)).json.resource_response.data.url);

const cookieOf = ({ cookies }: WebClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const download = (client: WebClient, url: string) =>
  fetch(origin + url, { headers: { cookie: cookieOf(client) } });

async function filesIn(answer: Response): Promise<Map<string, Buffer>> {
  expect(answer.status).toBe(200);
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

/** The files of a zip file that compresses none of them. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(zip.readUInt16LE(at + 10)).toBe(0);
    const [size, name, extra, comment] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const start = zip.readUInt32LE(at + 42);
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(body, body + size));
    at += 46 + name + extra + comment;
  }
  return files;
}

test('the originals of the chosen pins come as one file, named by title, in their order', async () => {
  const [photo, drawing, moving] = [
    await jpegOf(300, 200),
    await pngOf(50, 60),
    await animationOf('gif', { width: 20, height: 20, frames: 2 }),
  ];
  const ids = [
    await pinOf(ada, 'Küche: hell/weit', photo),
    await pinOf(ben, '', drawing),
    await pinOf(ben, 'Moves', moving),
  ];
  const cover = (await ada.get('PinResource', { id: ids[0] })).json.resource_response.data;
  const upload_id = await upload(ada, 'video', MP4);
  const clip = { title: 'Clip', upload_id, image_signature: cover.image_signature };
  ids.push((await made(ada, 'PinResource', clip)).id);
  const { url, file_count, byte_count } = await made(ada, 'PinDownloadsResource', { pin_ids: ids });
  const answer = await download(ada, url);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="pins.zip"',
    'cache-control': 'private, no-store',
  });
  const files = await filesIn(answer);
  expect([...files.keys()]).toEqual(['1 Küche hell weit.jpg', '2.png', '3 Moves.gif', '4 Clip.mp4']);
  expect(file_count).toBe(4);
  expect(byte_count).toBeGreaterThan(0);
  expect(files.get('2.png')?.subarray(1, 4).toString()).toBe('PNG');
  expect(files.get('4 Clip.mp4')?.includes('ftyp')).toBe(true);
});

test('hidden pins are left out as missing ones are, also those hidden since', async () => {
  const board = await made(ben, 'BoardResource', { name: 'Open' });
  const secret = await made(ben, 'BoardResource', { name: 'Hidden', privacy: 'secret' });
  const [seen, soon, hidden] = [
    await pinOf(ben, 'Seen', await jpegOf(40, 40)),
    await pinOf(ben, 'Soon', await jpegOf(41, 40), board.id),
    await pinOf(ben, 'Hidden', await jpegOf(42, 40), secret.id),
  ];
  const refused = await offer(ada, [hidden, '1']);
  expect(refused.status).toBe(404);
  expect((await offer(ada, ['1'])).json.resource_response.error).toEqual(
    refused.json.resource_response.error,
  );
  const url = await urlOf(ada, [seen, soon, hidden]);
  await ben.post('BoardResource', 'update', { board_id: board.id, privacy: 'secret' });
  const files = await filesIn(await download(ada, url));
  expect([...files.keys()]).toEqual(['1 Seen.jpg', 'Missing files.txt']);
  expect(files.get('Missing files.txt')?.toString()).toBe('Pins that are no longer there: 2');
});

test('a file that vanishes meanwhile is named at the end', async () => {
  const ids = [
    await pinOf(ada, 'Stays', await jpegOf(43, 40)),
    await pinOf(ada, 'Goes', await jpegOf(44, 40)),
  ];
  const url = await urlOf(ada, ids);
  const { image_signature } = (await ada.get('PinResource', { id: ids[1] })).json.resource_response.data;
  const signature = String(image_signature);
  const folder = [0, 2, 4].map((at) => signature.slice(at, at + 2)).join('/');
  await platform.storage.delete(`originals/${folder}/${signature}.jpg`);
  const files = await filesIn(await download(ada, url));
  expect([...files.keys()]).toEqual(['1 Stays.jpg', 'Missing files.txt']);
  expect(files.get('Missing files.txt')?.toString()).toBe('2 Goes.jpg');
});

test('an address is for whom it was made, for five minutes, and for as often as is needed', async () => {
  const id = await pinOf(ada, 'Mine', await jpegOf(45, 40));
  const url = await urlOf(ada, [id]);
  expect((await fetch(origin + url)).status).toBe(401);
  expect((await download(ben, url)).status).toBe(404);
  expect((await download(ada, '/downloads/?token=nonsense')).status).toBe(404);
  expect((await download(ada, '/downloads/')).status).toBe(404);
  platform.clock.advance(5 * 60_000);
  expect((await download(ada, url)).status).toBe(404);
  const fresh = await urlOf(ada, [id]);
  const statuses = [];
  for (let times = 0; times < 12; times += 1) statuses.push((await download(ada, fresh)).status);
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
});

test('whoever acts for a business downloads what it sees, until their access ends', async () => {
  const secret = await made(ben, 'BoardResource', { name: 'Drafts', privacy: 'secret' });
  const id = await pinOf(ben, 'Draft', await jpegOf(47, 40), secret.id);
  const people = await platform.db.rows<{ id: Id; name: string }>(
    'update users set is_partner = true returning id, first_name as name',
  );
  const [person, business] = ['Ada', 'Ben'].map((name) => people.find((one) => one.name === name));
  if (!person || !business) throw new Error('There are two people.');
  await givesAccess(platform.db, business, person, 'PROFILE_PUBLISHER');
  platform.clock.advance(10 * 60_000);
  const url = await urlOf(ada, [id], { orbac_subject_id: business.id });
  expect([...(await filesIn(await download(ada, url))).keys()]).toEqual(['1 Draft.jpg']);
  expect((await download(ben, url)).status).toBe(404);
  await endsAccess(platform.db, business, person);
  expect((await download(ada, url)).status).toBe(403);
});

test('too many pins and too large files are refused by name', async () => {
  const { error } = (
    await offer(
      ben,
      Array.from({ length: 501 }, (_, at) => String(at + 1)),
    )
  ).json.resource_response;
  expect(error).toMatchObject({ field: 'pin_ids' });
  const id = await pinOf(ben, 'Large', await jpegOf(46, 40));
  await platform.db.write('update media set bytes = 1024::bigint * 1024 * 1024 + 1 where width = 46');
  const refused = await offer(ben, [id]);
  expect(refused.status).toBe(413);
  expect(refused.json.resource_response.error).toMatchObject({
    reason: 'download-too-large',
    field: 'pin_ids',
  });
});
