import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { publishStory, publishVideo, saveSamplePin } from './add-pictures.ts';
import { discuss, tryOut } from './react-to-pins.ts';
import { samplePin } from './sample-pins.ts';
import { SAMPLE_STORIES } from './words/stories.ts';
import { SAMPLE_TRIED } from './words/tried.ts';
import { SAMPLE_VIDEOS } from './words/videos.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  await platform.db.write(`update accounts set email = username || '@sample.example'`);
});

test('a clip becomes a video pin with a cover of its proportions, once however often it is published', async () => {
  await cast.ben.makes.board('Long runs');
  const video = SAMPLE_VIDEOS.find(({ owner }) => owner === 'ben');
  if (!video) throw new Error('ben shows no video');
  for (const _ of [1, 2]) await publishVideo(platform, video);
  const { data } = await cast.ben.call('UserVideoPinsFeedResource.get', { username: 'ben' });
  expect(data.map(({ title }) => title)).toEqual([video.title]);
  const [shown] = Object.values(data[0]?.videos?.video_list ?? {});
  expect(shown).toMatchObject({ url: expect.stringMatching(/\.webm$/), duration: expect.any(Number) });
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(16 / 9);
});

test('a story ends with its video, once however often it is published', async () => {
  await cast.ben.makes.board('Folded');
  const story = SAMPLE_STORIES.find(({ clip }) => clip === 'crane');
  if (!story) throw new Error('no story has a crane');
  for (const _ of [1, 2]) await publishStory(platform, { ...story, owner: 'ben' });
  const { data } = await cast.ben.call('UserStoryPinsFeedResource.get', { username: 'ben' });
  expect(data).toHaveLength(1);
  const kinds = data[0]?.story_pin_data?.pages.map(({ blocks }) =>
    blocks.map(({ block_type }) => block_type),
  );
  expect(kinds).toEqual([...story.pages.map(() => [2, 1]), [3, 1]]);
});

test('pins of a board are saved with their texts, tried and discussed, each once; a deleted one stays away', async () => {
  const { ben, chi } = cast;
  const boardId = await ben.makes.board('Sunday lunch');
  const pins = [0, 1, 2].map((index) => samplePin('ben', 'Sunday lunch', index));
  const tried = SAMPLE_TRIED.find(({ owner, pin }) => owner === 'ben' && pin === 1);
  if (!tried) throw new Error('nobody tried a lunch of ben');
  const place = { owner: 'ben', board: 'Sunday lunch' };
  const comment = {
    ...place,
    pin: 0,
    by: 'ada',
    text: 'More salt.',
    replies: [{ by: 'chi', text: 'Never.' }],
  };
  const addAll = async () => {
    for (const pin of pins) await saveSamplePin(platform, pin);
    await tryOut(platform, tried);
    for (const pin of [0, 2]) await discuss(platform, { ...comment, pin });
  };
  await addAll();
  const listed = async () => (await ben.call('BoardFeedResource.get', { board_id: boardId })).data;
  const last = (await listed()).find(({ title }) => title === pins[2]?.title);
  await ben.call('PinResource.delete', { id: last?.id ?? '' });
  await addAll();
  const rows = await listed();
  expect(rows.map(({ title, comment_count }) => [title, comment_count])).toEqual([
    [pins[1]?.title, 0],
    [pins[0]?.title, 2],
  ]);
  const { data: tries } = await chi.call('DidItUserFeedResource.get', { username: 'ada' });
  expect(tries.map(({ did_it_data }) => did_it_data)).toEqual([
    expect.objectContaining({
      details: tried.note,
      image_signature: expect.stringMatching(/^[0-9a-f]{32}$/),
    }),
  ]);
});

test('a pin whose board is gone is left out, and one of a renamed person is theirs', async () => {
  const { chi } = cast;
  await saveSamplePin(platform, samplePin('chi', 'Doors of anywhere', 0));
  expect(await platform.db.rows('select from pins where pinner_id = $1', [chi.id])).toEqual([]);
  const boardId = await chi.makes.board('Doors of anywhere');
  await platform.db.write(`update accounts set username = 'chichi' where username = 'chi'`);
  await saveSamplePin(platform, samplePin('chi', 'Doors of anywhere', 0));
  await platform.db.write(`update accounts set username = 'chi' where username = 'chichi'`);
  const { data } = await chi.call('BoardFeedResource.get', { board_id: boardId });
  expect(data.map(({ title }) => title)).toEqual([samplePin('chi', 'Doors of anywhere', 0).title]);
});
