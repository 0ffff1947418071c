import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { type Slot, sendFile } from '#testing/uploads.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';

const REGISTER = '/v3/media/uploads/register/batch/';
const FILES = {
  media_info_list: JSON.stringify([
    { id: 'one', media_type: 'image-story-pin', upload_aux_data: { clips: [] } },
    { id: 'two', media_type: 'video-story-pin' },
  ]),
};

let platform: TestPlatform;
let origin: string;
let ada: WebClient;
let visitor: WebClient;
let app: FastifyInstance;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  app = await testWebServer(platform);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  visitor = webClient(app);
  ada = await signedUp('Ada');
});

async function signedUp(first_name: string): Promise<WebClient> {
  const client = webClient(app);
  const email = `${first_name.toLowerCase()}@example.com`;
  await client.post('UserRegisterResource', 'create', {
    first_name,
    email,
    password: 'correct horse battery',
    age: 30,
  });
  return client;
}

function headersOf({ cookies }: WebClient) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, 'x-csrftoken': cookies.get('csrftoken') ?? '' };
}

const registerByPath = () =>
  ada.send({
    method: 'POST',
    url: REGISTER,
    headers: { ...headersOf(ada), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(FILES).toString(),
  });

const registerByTunnel = (data: object = FILES) => ada.post('ApiResource', 'create', { url: REGISTER, data });

test.each([
  ['its path', registerByPath],
  ['the tunnel', () => registerByTunnel()],
])('several files are registered by %s, and their addresses work as they stand', async (_, register) => {
  const { data } = (await register()).json.resource_response;
  const slots = data as unknown as Record<string, Slot>;
  expect(Object.keys(slots)).toEqual(['one', 'two']);
  const { upload_id, upload_url } = slots.two ?? { upload_id: '', upload_url: '' };
  expect(upload_url.startsWith(`${platform.config.origin}/upload/${upload_id}/?token=`)).toBe(true);
  const { pathname, search } = new URL(upload_url);
  expect((await sendFile(origin, pathname + search, MP4)).status).toBe(204);
  const { json } = await ada.get('VIPResource', { upload_ids: [upload_id] });
  expect(json.resource_response.data[upload_id]).toMatchObject({ status: 'succeeded' });
});

test.each(['', 'no json', '[]', '[{"id":"a","media_type":"sheet"}]', '{}'])(
  'a list of files that is %j is refused by name',
  async (media_info_list) => {
    const { status, json } = await registerByTunnel({ media_info_list });
    expect(status).toBe(400);
    expect(json.resource_response.error.field).toMatch(/^media_info_list/);
  },
);

test('as many files as are registered at once count for the limit of uploads', async () => {
  const ben = await signedUp('Ben');
  const files = Array.from({ length: 20 }, (_, at) => ({ id: String(at), media_type: 'pinimage' }));
  const register = () =>
    ben.post('ApiResource', 'create', { url: REGISTER, data: { media_info_list: JSON.stringify(files) } });
  const answers = [await register(), await register(), await register(), await register()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
});

const uploadImage = async (bytes: Buffer, headers: Record<string, string>) =>
  sendFile(origin, '/upload-image/', bytes, { field: 'img', headers });

test('a picture is uploaded in one step', async () => {
  const { success, image_url } = await (await uploadImage(await jpegOf(80, 50), headersOf(ada))).json();
  expect(success).toBe(true);
  expect(image_url).toMatch(/^http:\/\/pinfold\.test\/originals\/.+\.jpg$/);
  expect((await fetch(origin + new URL(image_url).pathname)).status).toBe(200);
});

test('that step needs signing in, the CSRF pair and a picture that is not too large', async () => {
  const picture = await jpegOf(81, 50);
  expect((await uploadImage(picture, headersOf(visitor))).status).toBe(401);
  const { cookie } = headersOf(ada);
  expect((await uploadImage(picture, { cookie })).status).toBe(403);
  const large = Buffer.alloc(33 * 1024 * 1024, 1);
  expect((await uploadImage(large, headersOf(ada))).status).toBe(413);
});
