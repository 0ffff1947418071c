import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { failureAnswers } from '#api/resource/failed-requests.ts';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import { parseId } from '#platform/ids/ids.ts';
import { LIVE_PATH } from '#platform/live/live-path.ts';
import { tell } from '#platform/live/tell.ts';
import { createRateLimiter } from '#platform/rate/rate-limiter.ts';
import { afterFile } from '#testing/after-file.ts';
import { memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';
import { createHttpServer } from './http-server.ts';
import { liveRoute } from './live-route.ts';

let platform: TestPlatform;
let ada: WebClient;
let base: string;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  const app = await testWebServer(platform);
  ada = webClient(app);
  await ada.post('UserRegisterResource', 'create', adaDetails());
  await app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

const cookiesOf = ({ cookies }: WebClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test('whoever is signed in hears what is told to them, and nobody else opens a stream', async () => {
  expect((await fetch(base + LIVE_PATH)).status).toBe(401);
  const answer = await fetch(base + LIVE_PATH, { headers: { cookie: cookiesOf(ada) } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const { json } = await ada.get('UserResource', { username: 'ada' });
  const id = parseId(String(json.resource_response.data.id));
  if (!id || !answer.body) throw new Error('nobody is there to hear');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  // The database connection opens with the first stream, so the first messages may be lost.
  const telling = setInterval(() => {
    void platform.db.transaction((tx) => tell(tx, [id], { type: 'conversation', id: '7' }));
  }, 50);
  while (!heard.includes('\n\ndata: ')) heard += (await reader.read()).value ?? '';
  clearInterval(telling);
  expect(heard).toContain('data: {"type":"conversation","id":"7"}\n\n');
  await reader.cancel();
});

/** A server with nothing but streams, for one who is signed in. */
async function streamsOf(username: string) {
  const { viewer } = await memberOf(platform, username);
  const app = await createHttpServer(platform, failureAnswers(platform));
  const { clock } = platform;
  const limiter = createRateLimiter({ clock });
  liveRoute(app, { platform, limiter, resolveViewer: async () => viewer });
  const url = (await app.listen({ port: 0, host: '127.0.0.1' })) + LIVE_PATH;
  afterFile(() => app.close());
  return { app, limiter, viewer, open: () => fetch(url) };
}

test('whoever opens streams too often is told when to come again', async () => {
  const { limiter, viewer, open } = await streamsOf('ben');
  while (limiter.take('read', viewer.id).allowed);
  const answer = await open();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a server that stops ends its streams, and does not wait for those who listen', async () => {
  const { app, open } = await streamsOf('chi');
  const { body } = await open();
  if (!body) throw new Error('nothing to listen to');
  const heard = text(body);
  await app.close();
  expect(await heard).toMatch(/^retry: \d+\n\n/);
});
