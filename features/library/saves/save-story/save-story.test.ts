import { beforeAll, expect, test } from 'vitest';
import { listWrongCounts } from '#features/library/boards/recount.store.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { uploadRow } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const video = async () =>
  (await uploadRow(platform.db, cast.ada.id, { kind: 'video', width: 720, height: 1280 })).signature;

test('a story has its pages in order, with a cover, and counts as one', async () => {
  const { ada } = cast;
  const [one, two, film] = [
    await ada.has.picture({ width: 900, height: 1600 }),
    await ada.has.picture(),
    await video(),
  ];
  const board = await ada.makes.board('Stories');
  const story_pin = {
    metadata: { pin_title: 'How to', pin_image_signature: one, canvas_aspect_ratio: 0.5625 },
    pages: [
      { blocks: [{ type: 2, image_signature: one, block_style: {} }], clips: [], layout: 0, style: {} },
      {
        blocks: [
          { type: 3, video_signature: film },
          { type: 1, text: 'Then this' },
        ],
      },
      { blocks: [{ type: 'story_pin_image_block', image_signature: two }] },
    ],
  };
  const sent = { board_id: board, description: 'Step by step', story_pin: JSON.stringify(story_pin) };
  const { data } = await ada.call('StoryPinResource.create', sent);
  expect(data).toMatchObject({
    title: 'How to',
    is_video: false,
    image_signature: one,
    board: { id: board },
  });
  const blocks = data.story_pin_data?.pages.map((page) => page.blocks.map((block) => block.block_type));
  expect(data.story_pin_data?.page_count).toBe(3);
  expect(blocks).toEqual([[2], [3, 1], [2]]);
  const shown = await ada.call('UserStoryPinsFeedResource.get', { username: 'ada' });
  expect(shown.data.map(({ id }) => id)).toEqual([data.id]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('one video alone is a video pin', async () => {
  const { ada } = cast;
  const cover = await ada.has.picture({ width: 720, height: 1280 });
  const film = await video();
  const { data } = await ada.call('StoryPinResource.create', {
    story_pin: {
      metadata: { pin_title: 'Film', pin_image_signature: cover },
      pages: [{ blocks: [{ type: 3, video_signature: film, block_style: {} }] }],
    },
  });
  expect(data).toMatchObject({ is_video: true, story_pin_data: null, videos: { id: film } });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('what a story shows must be the own, and of the kind that is said', async () => {
  const { ada, chi } = cast;
  const foreign = await ada.has.picture();
  const film = await video();
  const make = (
    who: typeof ada,
    blocks: { type: number; image_signature?: string; text?: string }[],
    cover?: string,
  ) =>
    who.call('StoryPinResource.create', {
      story_pin: { metadata: { pin_image_signature: cover }, pages: [{ blocks }] },
    });
  const refused = { kind: 'invalid', field: 'story_pin' };
  await expect(make(chi, [{ type: 2, image_signature: foreign }])).rejects.toMatchObject(refused);
  await expect(make(ada, [{ type: 2, image_signature: film }], foreign)).rejects.toMatchObject(refused);
  await expect(make(ada, [{ type: 1, text: 'Words' }])).rejects.toMatchObject(refused);
  await expect(make(ada, [{ type: 1, text: ' ' }], foreign)).rejects.toMatchObject(refused);
  await expect(make(ada, [{ type: 9 }], foreign)).rejects.toMatchObject({ kind: 'invalid' });
  await expect(ada.call('StoryPinResource.create', { story_pin: 'not json' })).rejects.toMatchObject(refused);
  await expect(
    cast.visitor.call('StoryPinResource.create', { story_pin: {} as never }),
  ).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('[CREATE-12] who is in a group without pin creation makes none', async () => {
  const { ada } = cast;
  const image_signature = await ada.has.picture();
  const story_pin = { metadata: {}, pages: [{ blocks: [{ type: 2, image_signature }] }] };
  const makePin = () => ada.call('PinResource.create', { image_signature });
  const makeStory = () => ada.call('StoryPinResource.create', { story_pin });
  const { flagSource } = platform;
  const put = (pin_creation: 'disable_all' | 'disable_web_pins') => {
    platform.flagSource = { flagsFor: (of) => flagSource.flagsFor({ ...of, overrides: { pin_creation } }) };
  };
  put('disable_web_pins');
  await expect(makePin()).rejects.toMatchObject({ kind: 'unavailable', reason: 'pin-creation-disabled' });
  await makeStory();
  put('disable_all');
  await expect(makePin()).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(makeStory()).rejects.toMatchObject({ kind: 'unavailable' });
  platform.flagSource = flagSource;
  await makePin();
});
