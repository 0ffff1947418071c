import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import { freshDatabase } from './database.ts';
import { testPlatform } from './platform.ts';
import { plainPages } from './safety/pages.ts';
import { testWebServer, webClient } from './web.ts';

let app: FastifyInstance;
let session: string;

beforeAll(async () => {
  app = await testWebServer(await testPlatform(await freshDatabase()), plainPages);
  const client = webClient(app);
  await client.post('UserRegisterResource', 'create', adaDetails());
  session = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

const words = 'lamps and chairs '.repeat(200);
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

const ask = (url: string, accepted: string, cookie = 'csrftoken=mine') =>
  app.inject({ method: 'GET', url, headers: { cookie, 'accept-encoding': accepted } });

test('pages go out packed as the client accepts it, kept ones and those of a session alike', async () => {
  const url = `/?written=${encodeURIComponent(words)}`;
  for (const cookie of ['csrftoken=mine', session]) {
    for (const packing of ['br', 'gzip'] as const) {
      const { headers, rawPayload } = await ask(url, packing, cookie);
      expect(headers).toMatchObject({
        'content-encoding': packing,
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(rawPayload.length).toBeLessThan(1000);
      expect(unpack[packing](rawPayload).toString()).toContain(words);
    }
    const plain = await ask(url, 'identity', cookie);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain(words);
  }
});

test('so do answers of resources; what is small goes as it is', async () => {
  const { headers, rawPayload } = await ask('/openapi.json', 'gzip, br');
  expect(headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toHaveProperty('paths');
  const small = await ask('/', 'br');
  expect(small.headers['content-encoding']).toBeUndefined();
});

test('a page that the client has already is not sent again, whichever way it came', async () => {
  const url = `/?written=${encodeURIComponent(words)}`;
  const first = await ask(url, 'br');
  const headers = { cookie: 'csrftoken=mine', 'accept-encoding': 'br', 'if-none-match': first.headers.etag };
  const again = await app.inject({ method: 'GET', url, headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  // A browser takes the headers of a 304 for those of the page that it has.
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});
