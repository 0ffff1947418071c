import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { failureAnswers } from '#api/resource/failed-requests.ts';
import { signOverrides } from '#platform/flags/session-overrides.ts';
import { createRateLimiter } from '#platform/rate/rate-limiter.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { createHttpServer } from './http-server.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes } from './page-routes.ts';

/** Pages that show one word, which a write changes; it can be changed while a page is being rendered. */
async function pagesOfOneWord() {
  const platform = await testPlatform(await freshDatabase());
  platform.config.countryHeader = 'x-country';
  const app = await createHttpServer(platform, failureAnswers(platform));
  const cache = createPageCache(60);
  let word = 'old';
  let afterReading = () => {};
  let rendered = 0;
  pageRoutes(app, {
    platform,
    cache,
    limiter: createRateLimiter({ clock: platform.clock, factor: 1000 }),
    resolveViewer: async () => null,
    render: async () => {
      const read = word;
      afterReading();
      rendered += 1;
      await setImmediate();
      if (read === 'broken') throw new Error('This page cannot be rendered.');
      return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: read };
    },
  });
  const write = (next: string) => {
    word = next;
    cache.clear();
  };
  return {
    shown: async () => (await app.inject('/a-page/')).body,
    secret: platform.config.secret,
    shownTo: async (headers: Record<string, string>) => (await app.inject({ url: '/a-page/', headers })).body,
    statusShown: async () => (await app.inject('/a-page/')).statusCode,
    countRendered: () => rendered,
    write,
    /** Changes the word without a known write, as another process would. */
    changeUnseen: (next: string) => {
      word = next;
    },
    writeWhileRendering: (next: string, then = () => {}) => {
      afterReading = () => {
        afterReading = () => {};
        write(next);
        then();
      };
    },
    close: () => app.close(),
  };
}

test('a signed-out page is answered from memory until something is written', async () => {
  const pages = await pagesOfOneWord();
  expect(await pages.shown()).toBe('old');
  pages.changeUnseen('unseen');
  expect(await pages.shown()).toBe('old');
  pages.write('new');
  expect(await pages.shown()).toBe('new');
  await pages.close();
});

test('a page that was being rendered while something was written is not kept', async () => {
  const pages = await pagesOfOneWord();
  pages.writeWhileRendering('new');
  expect(await pages.shown()).toBe('old');
  expect(await pages.shown()).toBe('new');
  pages.changeUnseen('unseen');
  expect(await pages.shown()).toBe('new');
  await pages.close();
});

test('visitors who ask while a page is rendered share it; who asks after a write does not', async () => {
  const pages = await pagesOfOneWord();
  expect(await Promise.all([pages.shown(), pages.shown(), pages.shown()])).toEqual(['old', 'old', 'old']);
  expect(pages.countRendered()).toBe(1);
  pages.write('older');
  let after: Promise<string> | undefined;
  pages.writeWhileRendering('new', () => {
    after = pages.shown();
  });
  expect(await pages.shown()).toBe('older');
  expect(await after).toBe('new');
  expect(await pages.shown()).toBe('new');
  await pages.close();
});

test('a page that cannot be rendered fails all who wait for it, and is tried anew', async () => {
  const pages = await pagesOfOneWord();
  pages.write('broken');
  expect(await Promise.all([pages.statusShown(), pages.statusShown()])).toEqual([500, 500]);
  expect(pages.countRendered()).toBe(1);
  pages.changeUnseen('mended');
  expect(await pages.shown()).toBe('mended');
  await pages.close();
});

test('visitors share a page only where nothing that it may show differs between them', async () => {
  const pages = await pagesOfOneWord();
  const desktop = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0' };
  const phone =
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const flags = signOverrides({ group_boards_at_top: 'enabled' }, pages.secret);
  const kinds = [
    desktop,
    { 'user-agent': phone },
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { ...desktop, cookie: 'locale=qps' },
    { ...desktop, 'x-country': 'TR' },
    { ...desktop, cookie: `flags=${flags}` },
  ];
  for (const [index, headers] of kinds.entries()) {
    pages.changeUnseen(`word ${index}`);
    expect(await pages.shownTo(headers)).toBe(`word ${index}`);
  }
  for (const [index, headers] of kinds.entries()) expect(await pages.shownTo(headers)).toBe(`word ${index}`);
  expect(pages.countRendered()).toBe(kinds.length);
  await pages.close();
});
