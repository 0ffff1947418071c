import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { OPT_OUT_PATH, optOutToken } from '#features/core/people/opt-out-link.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  app = await testWebServer(platform);
  const token = optOutToken('ada@example.com', platform.config.secret);
  url = `${OPT_OUT_PATH}?${new URLSearchParams({ token })}`;
});

beforeEach(() => platform.db.write('delete from invite_opt_outs'));

const stopped = async () => (await platform.db.rows('select from invite_opt_outs')).length;
const press = (address: string, contentType: string, payload: string) =>
  app.inject({ method: 'POST', url: address, headers: { 'content-type': contentType }, payload });

const FORM = 'application/x-www-form-urlencoded';
const PARTS = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

test.each([
  [FORM, 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', PARTS],
])('a mail program stops invitations by one press, without cookies, as %s', async (type, payload) => {
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, headers } = await press(url, type, payload);
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
  }
  expect(await stopped()).toBe(1);
});

test('a link that is cut, missing or sent twice stops nothing, and a long form is not read', async () => {
  for (const wrong of [url.slice(0, -1), OPT_OUT_PATH, `${url}&token=x`]) {
    expect((await press(wrong, FORM, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
  }
  expect((await press(url, FORM, 'a'.repeat(10_000))).statusCode).toBe(413);
  expect(await stopped()).toBe(0);
});
