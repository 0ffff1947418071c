import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRateLimiter } from '#platform/rate/rate-limiter.ts';
import { freshDatabase } from '#testing/database.ts';
import { nobody, testPlatform } from '#testing/platform.ts';
import { createHttpServer } from './http-server.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes } from './page-routes.ts';

/** Pages that show one word, which a write changes; it can be written while one is rendered. */
async function pagesOfOneWord() {
  const platform = await testPlatform(await freshDatabase());
  const app = await createHttpServer(platform);
  const cache = createPageCache(60);
  let word = 'old';
  let afterReading = () => {};
  let rendered = 0;
  pageRoutes(app, {
    platform,
    cache,
    limiter: createRateLimiter({ clock: platform.clock, factor: 1000 }),
    resolveViewer: async () => nobody(),
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
    statusShown: async () => (await app.inject('/a-page/')).statusCode,
    countRendered: () => rendered,
    write,
    /** Changes the word where no write is known, as another process would. */
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
