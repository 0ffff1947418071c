import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createProductRegistry } from '#app/resources.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import type { CastMember } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

/** Of the staff, so that every resource gets as far as looking at its options. */
let hal: CastMember;

beforeAll(async () => {
  hal = await staffOf(await testPlatform(await freshDatabase()), 'hal');
});

const cover = (image: unknown) => ({ story_pin: { metadata: { pin_image_signature: image }, pages: [] } });

const STORED = { image_signature: 'a'.repeat(32) };

const ASKED: [string, string, (image: unknown) => object][] = [
  ['PinResource.create', 'image_url', (image_url) => ({ image_url })],
  ['PinResource.create', 'image_signature', (image_signature) => ({ image_signature })],
  ['UserSettingsResource.update', 'image_signature', (image_signature) => ({ image_signature })],
  ['ProfileCoverResource.update', 'image_signature', (image_signature) => ({ image_signature })],
  [
    'DidItActivityResource.create',
    'image_signature',
    (image_signature) => ({ pin_id: '1', image_signature }),
  ],
  [
    'DidItActivityResource.update',
    'image_signature',
    (image_signature) => ({ pin_id: '1', image_signature }),
  ],
  ['DidItImageUploadResource.create', 'image_url', (image_url) => ({ image_url })],
  [
    'VisualLiveSearchResource.get',
    'image_signature',
    (image_signature) => ({ pin_id: '1', image_signature }),
  ],
  ['ProfileCoverResource.update', 'video_signature', (video_signature) => ({ ...STORED, video_signature })],
  [
    'ModerationArticleResource.create',
    'cover_signature',
    (cover_signature) => ({ title: 'A', cover_signature }),
  ],
  [
    'ModerationArticleResource.update',
    'cover_signature',
    (cover_signature) => ({ article_id: '1', title: 'A', version: 1, cover_signature }),
  ],
  ['StoryPinResource.create', 'story_pin.metadata.pin_image_signature', cover],
  ['SavedAlreadyResource.get', 'image_signature', (image_signature) => ({ image_signature })],
];

test.each(ASKED)(
  '[UPLOAD-06] %s refuses an %s that is no text as an Invalid Image',
  async (name, field, sent) => {
    const call = hal.call as (name: string, options: object) => Promise<unknown>;
    for (const image of [5, true, [], { data: 'x' }])
      await expect(call(name, sent(image))).rejects.toMatchObject({
        kind: 'invalid',
        field: expect.stringContaining(field),
        message: 'Invalid Image',
      });
  },
);

test('no other resource takes a picture or video as text', () => {
  const named = createProductRegistry().all.flatMap(({ name, options }) => {
    const { properties = {} } = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
    const pictures = Object.keys(properties).filter((option) => /(^|_)(signature|image_url)$/.test(option));
    return pictures.map((option) => `${name} ${option}`);
  });
  const asked = ASKED.map(([name, option]) => `${name} ${option}`);
  expect(named.filter((each) => !asked.includes(each))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});
