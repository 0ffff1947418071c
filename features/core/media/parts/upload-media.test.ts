import { type Browser, chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { MP4, WEBM } from '#platform/images/testing-videos.ts';
import { findChromium } from '#testing/chromium.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer, webClient } from '#testing/web.ts';
import { findMedia } from '../media.service.ts';

let platform: TestPlatform;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  const app = await testWebServer(platform);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ada = webClient(app);
  const person = { first_name: 'Ada', email: 'ada@example.com', password: 'correct horse battery', age: 30 };
  await ada.post('UserRegisterResource', 'create', person);
  browser = await chromium.launch(await findChromium());
  page = await browser.newPage({ bypassCSP: true });
  const cookies = [...ada.cookies].map(([name, value]) => ({ name, value, url: origin }));
  await page.context().addCookies(cookies);
  await page.goto(`${origin}/openapi.json`);
  await page.addScriptTag({ content: await bundle() });
});
afterAll(() => browser.close());

/** Bundles the browser's code as one script that defines `uploading.uploadMedia`. */
async function bundle(): Promise<string> {
  const entry = new URL('./upload-file.ts', import.meta.url).pathname;
  const lib = { entry, formats: ['iife' as const], name: 'uploading' };
  const made = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [output] = [made].flat();
  const isOutput = (value: unknown): value is Rolldown.RolldownOutput =>
    typeof value === 'object' && value !== null && 'output' in value;
  if (!isOutput(output)) throw new Error('nothing was built');
  return output.output[0].code;
}

interface Brought {
  kind?: string;
  signature?: string;
  cover?: { signature: string } | null;
  reason?: string;
  message?: string;
  progress: number[];
}

/** Runs `uploadMedia` with the value of this JavaScript. */
function bring(input: string): Promise<Brought> {
  return page.evaluate<Brought>(`(async () => {
    const progress = [];
    const onProgress = (part) => progress.push(part);
    try {
      return { ...(await uploading.uploadMedia(${input}, { onProgress })), progress };
    } catch ({ reason, message }) {
      return { reason, message, progress };
    }
  })()`);
}

function fileOf(bytes: Buffer, type: string): string {
  const base64 = bytes.toString('base64');
  return `new File([Uint8Array.from(atob('${base64}'), (c) => c.charCodeAt(0))], 'a', { type: '${type}' })`;
}

test('a picture comes in with its progress', async () => {
  const brought = await bring(fileOf(await jpegOf(800, 600), 'image/jpeg'));
  expect(brought).toMatchObject({ kind: 'image', cover: null });
  expect(brought.progress.at(-1)).toBe(1);
  expect(await findMedia(platform.db, brought.signature ?? '')).toMatchObject({ width: 800, height: 600 });
});

test.each([
  ['mp4', MP4],
  ['webm', WEBM],
])('a video (%s) comes in under a frame of it', async (extension, bytes) => {
  const brought = await bring(fileOf(bytes, `video/${extension}`));
  const [video, cover] = await Promise.all([
    findMedia(platform.db, brought.signature ?? ''),
    findMedia(platform.db, brought.cover?.signature ?? ''),
  ]);
  expect(video).toMatchObject({ kind: 'video', original_ext: extension });
  expect(cover).toMatchObject({ kind: 'image', width: video?.width, height: video?.height });
});

test('what is no picture is refused with the reason of the server', async () => {
  expect(await bring(fileOf(Buffer.from('<html>'), 'image/jpeg'))).toMatchObject({ reason: 'not-a-picture' });
});

test('a video that cannot be played is not sent', async () => {
  const brought = await bring(fileOf(Buffer.from('no video'), 'video/mp4'));
  expect(brought).toMatchObject({ reason: 'unsupported-format', progress: [] });
});
