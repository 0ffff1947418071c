import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { type Slot, sendFile, stateOf } from '#testing/uploads.ts';
import { startWebServer, WebClient, type WebServer } from '#testing/web-client.ts';

const REGISTER = '/v3/media/uploads/register/batch/';
const FILES = {
  media_info_list: JSON.stringify([
    { id: 'one', media_type: 'image-story-pin', upload_aux_data: { clips: [] } },
    { id: 'two', media_type: 'video-story-pin' },
  ]),
};
type Slots = Record<'one' | 'two', Slot>;

let platform: TestPlatform;
let server: WebServer;
let ada: WebClient;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  server = await startWebServer(platform);
  ada = await new WebClient(server.origin).signUp('Ada');
});
afterAll(() => server.close());

async function registerByPath(): Promise<Slots> {
  const body = new URLSearchParams(FILES);
  const answer = await fetch(server.origin + REGISTER, { method: 'POST', body, headers: ada.headers });
  return (await answer.json()).resource_response.data;
}

async function registerByTunnel(): Promise<Slots> {
  return (await ada.ask<Slots>('ApiResource.create', { url: REGISTER, data: FILES })).data;
}

test.each([
  ['its path', registerByPath],
  ['the tunnel', registerByTunnel],
])('several files are registered by %s, and their addresses work as they stand', async (_, register) => {
  const { one, two, ...others } = await register();
  expect(others).toEqual({});
  const { origin } = platform.config;
  expect(one.upload_url.startsWith(`${origin}/upload/${one.upload_id}/?token=`)).toBe(true);
  const { pathname, search } = new URL(two.upload_url);
  expect((await sendFile(ada, pathname + search, MP4)).status).toBe(204);
  expect(await stateOf(ada, two)).toMatchObject({ status: 'succeeded' });
});

test.each(['', 'no json', '[]', '[{"id":"a","media_type":"sheet"}]', '{}'])(
  'a list of files that is %j is refused by name',
  async (media_info_list) => {
    const data = { url: REGISTER, data: { media_info_list } };
    const { status, error } = await ada.ask('ApiResource.create', data);
    expect([status, error?.field?.split('.')[0]]).toEqual([400, 'media_info_list']);
  },
);

test('a picture is uploaded in one step', async () => {
  const sent = { field: 'img', headers: ada.headers };
  const response = await sendFile(ada, '/upload-image/', await jpegOf(80, 50), sent);
  const { success, image_url } = await response.json();
  expect(success).toBe(true);
  expect(image_url).toMatch(/^http:\/\/pinfold\.test\/originals\/.+\.jpg$/);
  const { pathname } = new URL(image_url);
  expect((await fetch(server.origin + pathname)).status).toBe(200);
});

test('that step needs signing in and the CSRF pair', async () => {
  const picture = await jpegOf(81, 50);
  const visitor = new WebClient(server.origin);
  const statusWith = async (headers: Record<string, string>) =>
    (await sendFile(ada, '/upload-image/', picture, { field: 'img', headers })).status;
  expect(await statusWith(visitor.headers)).toBe(401);
  const { cookie = '' } = ada.headers;
  expect(await statusWith({ cookie })).toBe(403);
});
