import { afterAll, beforeAll, expect, test } from 'vitest';
import { listWrongCounts } from '#features/library/boards/recount.store.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import { startTestingWeb, type TestingWeb } from '#platform/fetching/testing-web.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let web: TestingWeb;
let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  const photo = await jpegOf(300, 400);
  web = await startTestingWeb((request, response) => {
    const body = request.url === '/photo.jpg' ? photo : '<html>no picture</html>';
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(body);
  });
  const fetcher = createFetcher({ userAgent: 'a test', allowLoopbackPort: web.port });
  platform = { ...(await testPlatform(await freshDatabase())), fetcher };
  cast = await castOf(platform);
});
afterAll(() => web.close());

test('a picture of the web becomes a pin, in every size; clients send what they always send', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Found');
  const { data } = await ada.call('PinResource.create', {
    board_id: Number.isSafeInteger(Number(board)) ? Number(board) : board,
    image_url: `http://127.0.0.1:${web.port}/photo.jpg`,
    description: '',
    link: `http://127.0.0.1:${web.port}/page`,
    title: 'Found',
    section: null,
  });
  expect(data.images.orig).toMatchObject({ width: 300, height: 400 });
  const path = new URL(data.images['236x'].url).pathname.slice(1);
  expect(await platform.storage.exists(path)).toBe(true);
  const { data: again } = await ada.call('PinResource.create', { image_url: data.images.orig.url });
  expect(again.image_signature).toBe(data.image_signature);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('what is no picture makes no pin', async () => {
  const image_url = `http://127.0.0.1:${web.port}/page`;
  const before = await platform.db.rows('select count(*) from pins');
  const refused = cast.ada.call('PinResource.create', { image_url });
  await expect(refused).rejects.toMatchObject({ field: 'image_url', reason: 'address-not-a-picture' });
  expect(await platform.db.rows('select count(*) from pins')).toEqual(before);
});
