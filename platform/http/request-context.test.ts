import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { failureAnswers } from '#api/resource/failed-requests.ts';
import { signOverrides } from '#platform/flags/session-overrides.ts';
import type { Context } from '#platform/resource/context.ts';
import { afterFile } from '#testing/after-file.ts';
import { type CastMember, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { createHttpServer } from './http-server.ts';
import { contextOf, type ViewerRequest } from './request-context.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Googlebot/2.1 (+http://www.google.com/bot.html)';
/** Each request adds the unit for which it asked the group of an experiment. */
const units: (string | undefined)[] = [];

let platform: TestPlatform;
let ada: CastMember;
let app: FastifyInstance;
/** What the last request asked about its viewer, and what it became. */
let asked: ViewerRequest | undefined;
let context: Context;

beforeAll(async () => {
  const opened = await testPlatform(await freshDatabase());
  ada = await memberOf(opened, 'ada');
  const { flagSource } = opened;
  platform = {
    ...opened,
    config: { ...opened.config, countryHeader: 'x-country', country: 'AT' },
    flagSource: {
      ...flagSource,
      flagsFor: (asked) => {
        units.push(asked.unitId);
        return flagSource.flagsFor(asked);
      },
    },
  };
  app = await createHttpServer(platform, failureAnswers(platform));
  afterFile(() => app.close());
  app.get('/', async (request) => {
    context = await contextOf(platform, request, async (_platform, viewerRequest) => {
      asked = viewerRequest;
      return viewerRequest.cookies.who === 'ada' ? ada.viewer : null;
    });
    return 'done';
  });
});

async function contextWith(headers: Record<string, string | string[]>): Promise<Context> {
  const answer = await app.inject({ url: '/', headers: { 'user-agent': FIREFOX, ...headers } });
  expect(answer.statusCode).toBe(200);
  return context;
}

test('who is signed in is the viewer, and the group of experiments is theirs', async () => {
  const { viewer } = await contextWith({ cookie: 'who=ada; csrftoken=mine' });
  expect(viewer).toBe(ada.viewer);
  expect(units.at(-1)).toBe(ada.id);
});

test('a visitor is the same one for as long as the cookie lasts, without showing it', async () => {
  const first = (await contextWith({ cookie: 'csrftoken=mine' })).viewer;
  expect(first).toEqual({
    kind: 'anonymous',
    id: undefined,
    country: 'AT',
    unauthId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(asked?.unauthId).toBe(first.unauthId);
  expect(units.at(-1)).toBe(first.unauthId);
  const again = (await contextWith({ cookie: 'csrftoken=mine', 'user-agent': 'another' })).viewer;
  expect(again.unauthId).toBe(first.unauthId);
  expect((await contextWith({ cookie: 'csrftoken=yours' })).viewer.unauthId).not.toBe(first.unauthId);
});

test('who comes for the first time is someone new, and in no group of an experiment yet', async () => {
  const [one, other] = [(await contextWith({})).viewer, (await contextWith({})).viewer];
  expect(one.unauthId).toMatch(/^[0-9a-f]{32}$/);
  expect(other.unauthId).not.toBe(one.unauthId);
  expect(units.at(-1)).toBeUndefined();
});

test('a crawler is one at each visit, and in no group of an experiment', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { viewer } = await contextWith({ 'user-agent': GOOGLEBOT, cookie: 'csrftoken=mine' });
    expect([viewer.kind, units.at(-1)]).toEqual(['bot', undefined]);
    expect((await contextWith({})).viewer.kind).toBe('anonymous');
  }
});

test("the country is the proxy's, in capital letters; what is no country counts as this installation's", async () => {
  const countryFor = async (value: string | string[]) =>
    (await contextWith({ 'x-country': value })).viewer.country;
  expect([await countryFor('de'), asked?.country]).toEqual(['DE', 'DE']);
  for (const value of ['', 'D', 'DEU', 'D1', 'a DE', ['DE', 'FR']])
    expect(await countryFor(value), String(value)).toBe('AT');
});

test('where no header is set up for the country, none of the visitor counts', async () => {
  const server = await createHttpServer(platform, failureAnswers(platform));
  afterFile(() => server.close());
  const config = { ...platform.config, countryHeader: undefined };
  server.get('/', async (request) => {
    const { viewer } = await contextOf({ ...platform, config }, request, async () => null);
    return { country: viewer.country };
  });
  const answer = await server.inject({ url: '/', headers: { 'x-country': 'DE', undefined: 'FR' } });
  expect(answer.json()).toEqual({ country: 'AT' });
});

test('the language is that of the cookie, else of the browser', async () => {
  expect((await contextWith({})).locale).toBe('en');
  const chosen = await contextWith({ cookie: 'locale=qps', 'accept-language': 'en' });
  expect([chosen.locale, asked?.locale]).toEqual(['qps', 'qps']);
  expect((await contextWith({ 'accept-language': 'qps' })).locale).toBe('qps');
});

test('the facts of a request are its id, address, browser and headers', async () => {
  const { request, answerHeaders } = await contextWith({ 'x-one': '1' });
  expect(request).toMatchObject({ address: '127.0.0.1', userAgent: FIREFOX });
  expect(request.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(request.headers.get('x-one')).toBe('1');
  expect(request.headers).toBe(request.headers);
  expect(asked?.answerHeaders).toBe(answerHeaders);
  const bare = await contextWith({ 'user-agent': '' });
  expect(bare.request.userAgent).toBe('');
});

test('a switch is set by a signed cookie, and by no other', async () => {
  const isOn = async (flags: string) => {
    const context = await contextWith({ cookie: `csrftoken=mine; flags=${flags}` });
    return context.flags.fingerprint();
  };
  const none = (await contextWith({ cookie: 'csrftoken=mine' })).flags.fingerprint();
  const overrides = { group_boards_at_top: 'enabled' };
  expect(await isOn(signOverrides(overrides, platform.config.secret))).not.toBe(none);
  expect(await isOn(signOverrides(overrides, 'x'.repeat(32)))).toBe(none);
});
