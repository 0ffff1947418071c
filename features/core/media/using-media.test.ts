import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import { startTestingWeb, type TestingWeb } from '#platform/fetching/testing-web.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { findMedia, findOwnPicture, requirePictureOfUrl, requireUsableMedia } from './media.service.ts';
import { picturePath } from './picture-urls.ts';
import { recordPicture, recordVideo } from './take-media.service.ts';

let web: TestingWeb;
let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  const photo = await jpegOf(300, 400);
  const answer: RequestListener = (request, response) => {
    if (request.url === '/half')
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo.subarray(0, 800));
    else if (request.url === '/photo') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture');
  };
  web = await startTestingWeb(answer);
  const fetcher = createFetcher({ userAgent: 'a test', allowLoopbackPort: web.port });
  platform = { ...(await testPlatform(await freshDatabase())), fetcher };
  cast = await castOf(platform);
});
afterAll(() => web.close());

test('a picture is kept once with its facts, however often it comes', async () => {
  const bytes = await jpegOf(640, 480);
  const takes = await Promise.all([1, 2].map(() => recordPicture(platform, Readable.from([bytes]))));
  const [signature, ...others] = new Set(takes.map((taken) => taken.ok && taken.media.signature));
  expect(others).toEqual([]);
  expect(await findMedia(platform.db, String(signature))).toMatchObject({
    signature,
    kind: 'image',
    width: 640,
    height: 480,
    bytes: bytes.length,
    is_animated: false,
    original_ext: 'jpg',
    dominant_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    perceptual_hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('a video is kept with its size', async () => {
  const taken = await recordVideo(platform, Readable.from([MP4]));
  expect(taken).toMatchObject({
    ok: true,
    media: { kind: 'video', width: 160, height: 96, original_ext: 'mp4', placeholder: null },
  });
});

const mayUseSignature = (context: Context, signature: string) =>
  requireUsableMedia(context, signature, 'image_signature').then(
    () => true,
    (error: unknown) => {
      expect(error).toBeInstanceOf(Refusal);
      return false;
    },
  );

test('a picture may be used by who uploaded it, and by nobody else', async () => {
  const { ada, chi, visitor } = cast;
  const signature = await ada.has.picture();
  expect(await mayUseSignature(await ada.context(), signature)).toBe(true);
  expect(await mayUseSignature(await chi.context(), signature)).toBe(false);
  expect(await mayUseSignature(await visitor.context(), signature)).toBe(false);
  const text = {
    message: '{field} is not a picture or video that you uploaded.',
    values: { field: 'image_signature' },
  };
  const message = 'image_signature is not a picture or video that you uploaded.';
  const refusal = { kind: 'invalid', field: 'image_signature', message, text };
  const use = async (text: string) => requireUsableMedia(await chi.context(), text, 'image_signature');
  await expect(use(signature)).rejects.toMatchObject(refusal);
  await expect(use('f'.repeat(32))).rejects.toMatchObject(refusal);
});

test('a picture on a public pin may be used by others, until its pinner blocks them', async () => {
  const { ada, ben, chi } = cast;
  const pin = await ada.saves.pin({ board: await ada.makes.board('Open') });
  const hidden = await ada.saves.pin({ board: await ada.makes.board('Closed', { privacy: 'secret' }) });
  const mayUse = async (who: typeof ben, { image_signature }: typeof pin) =>
    mayUseSignature(await who.context(), image_signature);
  expect([await mayUse(ben, pin), await mayUse(ben, hidden), await mayUse(ada, hidden)]).toEqual([
    true,
    false,
    true,
  ]);
  await ada.blocks(chi);
  expect(await mayUse(chi, pin)).toBe(false);
});

test('a picture is taken from an address of the web', async () => {
  const url = `http://127.0.0.1:${web.port}/photo`;
  const media = await requirePictureOfUrl(await cast.ada.context(), url, 'image_url');
  expect(media).toMatchObject({ width: 300, height: 400 });
});

test('what is no picture, or not on the web, is refused by name', async () => {
  const take = async (url: string) => requirePictureOfUrl(await cast.ada.context(), url, 'image_url');
  const refusal = { kind: 'invalid', field: 'image_url' };
  await expect(take(`http://127.0.0.1:${web.port}/words`)).rejects.toMatchObject({
    ...refusal,
    reason: 'address-not-a-picture',
  });
  await expect(take('http://127.0.0.1:1/')).rejects.toMatchObject(refusal);
});

test('a picture of the web that is damaged is refused as a damaged file, not as a wrong address', async () => {
  const take = requirePictureOfUrl(
    await cast.ada.context(),
    `http://127.0.0.1:${web.port}/half`,
    'image_url',
  );
  await expect(take).rejects.toMatchObject({ kind: 'invalid', reason: 'damaged', field: 'image_url' });
});

test('an address of our own is not fetched, but must be of a picture that is theirs to use', async () => {
  const signature = await cast.ada.has.picture();
  const url = platform.config.origin + picturePath(signature, '736x');
  const before = web.asked.length;
  expect(await requirePictureOfUrl(await cast.ada.context(), url, 'image_url')).toMatchObject({ signature });
  const stranger = requirePictureOfUrl(await cast.chi.context(), url, 'image_url');
  await expect(stranger).rejects.toMatchObject({ kind: 'invalid', field: 'image_url' });
  expect(web.asked.length).toBe(before);
});

test('an address is one of our own pictures only at our own origin', () => {
  const signature = '0123456789abcdef0123456789abcdef';
  const path = picturePath(signature, '736x');
  const { origin } = platform.config;
  expect(findOwnPicture(origin + path, origin)).toBe(signature);
  expect(findOwnPicture(path, origin)).toBe(signature);
  for (const url of [
    `https://elsewhere.example${path}`,
    `${origin}/elsewhere`,
    'http://',
    `${origin}.evil${path}`,
  ])
    expect(findOwnPicture(url, origin), url).toBeNull();
});
