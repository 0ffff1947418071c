import { beforeAll, expect, test } from 'vitest';
import { type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let ada: CastMember;

beforeAll(async () => {
  ({ ada } = await castOf(await testPlatform(await freshDatabase())));
});

const cover = (image: unknown) => ({ story_pin: { metadata: { pin_image_signature: image }, pages: [] } });

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
  ['StoryPinResource.create', 'story_pin.metadata.pin_image_signature', cover],
];

test.each(ASKED)(
  '[UPLOAD-06] %s refuses an %s that is no text as an Invalid Image',
  async (name, field, sent) => {
    const call = ada.call as (name: string, options: object) => Promise<unknown>;
    for (const image of [5, true, [], { data: 'x' }])
      await expect(call(name, sent(image))).rejects.toMatchObject({
        kind: 'invalid',
        field: expect.stringContaining(field),
        message: 'Invalid Image',
      });
  },
);
