import { beforeAll, expect, test } from 'vitest';
import { findLinksJob } from '#features/pins/link-previews/find-links.job.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { paintPinsJob } from './paint-pins.job.ts';
import { paintStoryJob } from './paint-story.job.ts';
import { sampleJobs } from './sample-jobs.ts';
import { showClipJob } from './show-clip.job.ts';
import { SAMPLE_PAGES } from './words/pages.ts';

let platform: TestPlatform;
let cast: Cast;
const noWeb = createFetcher({ userAgent: 'a test', resolve: async () => [] });

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase(), sampleJobs);
  cast = await castOf(platform);
});

test('a clip becomes a video pin with a cover of its proportions, once however often it is shown', async () => {
  const { ada } = cast;
  const boardId = await ada.makes.board('Long runs');
  const words = { title: 'Once around', description: 'In the dark.', altText: 'A lake.' };
  for (const _ of [1, 2]) {
    await platform.jobs.enqueue(platform.db, showClipJob, {
      ...{ username: 'ada', boardId, clip: 'lake' },
      ...words,
    });
    await platform.runJobs();
  }
  const { data } = await ada.call('UserVideoPinsFeedResource.get', { username: 'ada' });
  expect(data.map(({ title }) => title)).toEqual(['Once around']);
  const [video] = Object.values(data[0]?.videos?.video_list ?? {});
  expect(video).toMatchObject({ url: expect.stringMatching(/\.webm$/), duration: expect.any(Number) });
  expect((video?.width ?? 0) / (video?.height ?? 1)).toBeCloseTo(16 / 9);
});

test('a story ends with its video', async () => {
  const { ben } = cast;
  const boardId = await ben.makes.board('Folded');
  await platform.jobs.enqueue(platform.db, paintStoryJob, {
    ...{ username: 'ben', boardId, title: 'A crane', theme: 'paper', seed: 3, clip: 'crane' },
  });
  await platform.runJobs();
  const { data } = await ben.call('UserStoryPinsFeedResource.get', { username: 'ben' });
  const kinds = data[0]?.story_pin_data?.pages.map(({ blocks }) =>
    blocks.map(({ block_type }) => block_type),
  );
  expect(kinds).toEqual([...Array.from({ length: 5 }, () => [2, 1]), [3, 1]]);
});

test('what somebody tried of a painted board shows their note and photo, and what was said stands there once; a page is known that nothing serves', async () => {
  const { ada } = cast;
  const boardId = await ada.makes.board('Soups');
  const tries = [{ by: 'chi', pin: 1, note: 'Twice the ginger.', photo: 'soups' }];
  const painting = {
    ...{ username: 'ada', boardId, sectionIds: [], themes: ['soups'], pins: 2, seed: 7 },
    pages: SAMPLE_PAGES.slice(0, 1).map(({ url, html }) => ({ pin: 1, url, html })),
    tries,
    remarks: [{ pin: 0, by: 'ben', text: 'More salt.', replies: [{ by: 'ada', text: 'Never.' }] }],
  };
  for (const _ of [1, 2]) {
    await platform.jobs.enqueue(platform.db, paintPinsJob, painting);
    await platform.runJobs();
  }
  const { data } = await cast.ben.call('DidItUserFeedResource.get', { username: 'chi' });
  const pins = (await ada.call('BoardFeedResource.get', { board_id: boardId })).data;
  expect(pins.map((pin) => pin.comment_count).sort()).toEqual([0, 2]);
  expect(data).toHaveLength(1);
  await platform.jobs.enqueue(platform.db, findLinksJob, {});
  await platform.runJobs({ by: { fetcher: noWeb } });
  const { data: shown } = await ada.call('BoardFeedResource.get', { board_id: boardId });
  expect(shown.map(({ price_value }) => price_value).sort()).toEqual([48, null]);
  expect(data[0]?.did_it_data).toMatchObject({
    details: 'Twice the ginger.',
    image_signature: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});
