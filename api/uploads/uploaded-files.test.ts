import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { picturePath, videoPath } from '#features/core/media/picture-urls.ts';
import { PHONE_MARKS, phoneVideoOf } from '#platform/images/testing-phone-video.ts';
import { animationOf, jpegOf, pngOf } from '#platform/images/testing-pictures.ts';
import { MP4 } from '#platform/images/testing-videos.ts';
import { type CastMember, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { openSlot, refusalOf, sendFile, signatureOf, stateOf } from '#testing/uploads.ts';
import { testWebServer } from '#testing/web.ts';

let platform: TestPlatform;
let origin: string;
let ada: CastMember;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  origin = await (await testWebServer(platform)).listen({ port: 0, host: '127.0.0.1' });
  ada = await memberOf(platform, 'ada');
});

const countMedia = async () => {
  const [row] = await platform.db.rows<{ count: number }>('select count(*)::int as count from media');
  return row?.count;
};

describe('a picture', () => {
  test('[UPLOAD-01] [UPLOAD-04] asks for a slot first, and then goes there', async () => {
    const slot = await openSlot(ada);
    expect(slot).toEqual({
      upload_id: expect.stringMatching(/^[0-9]+$/),
      upload_url: expect.stringMatching(`^/upload/${slot.upload_id}/\\?token=`),
      upload_parameters: { key: slot.upload_id },
    });
    expect(await stateOf(ada, slot)).toMatchObject({ status: 'registered', signature: null });
    expect((await sendFile(origin, slot.upload_url, await jpegOf(300, 200))).status).toBe(204);
    expect(await stateOf(ada, slot)).toMatchObject({ status: 'succeeded' });
    const signature = await signatureOf(ada, slot);
    const stored = await fetch(origin + picturePath(signature, '236x'));
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({ width: 236, height: 157 });
  });

  test('[UPLOAD-03] several uploads are asked for at once; each has its status and signature', async () => {
    const [one, two] = [await openSlot(ada), await openSlot(ada)];
    await sendFile(origin, one.upload_url, await jpegOf(40, 40));
    const { data } = await ada.call('VIPResource.get', { upload_ids: [one.upload_id, two.upload_id] });
    expect(Object.keys(data).sort()).toEqual([one.upload_id, two.upload_id].sort());
    expect(data[one.upload_id]).toMatchObject({
      status: 'succeeded',
      signature: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(data[two.upload_id]).toMatchObject({ status: 'registered', signature: null });
  });

  test('is taken by what it is, not by its label or field', async () => {
    const slot = await openSlot(ada);
    const sent = { type: 'image/jpeg', name: 'photo.jpg', field: 'img', fields: { key: 'echoed' } };
    expect((await sendFile(origin, slot.upload_url, await pngOf(50, 60), sent)).status).toBe(204);
    const signature = await signatureOf(ada, slot);
    const original = await fetch(origin + picturePath(signature, 'originals', 'png'));
    expect(await sharp(await original.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 50 });
  });

  test.each(['png', 'gif'] as const)(
    'that is a %s has its original as jpg too, since clients swap sizes',
    async (format) => {
      const slot = await openSlot(ada);
      const bytes =
        format === 'png'
          ? await pngOf(70, 30)
          : await animationOf('gif', { width: 20, height: 20, frames: 3 });
      await sendFile(origin, slot.upload_url, bytes);
      const signature = await signatureOf(ada, slot);
      const original = await fetch(origin + picturePath(signature, 'originals'));
      expect((await sharp(await original.arrayBuffer()).metadata()).format).toBe('jpeg');
    },
  );

  test.each([
    [
      'a page that calls itself a picture',
      Buffer.from('<html><script>alert(1)</script>'),
      415,
      'not-a-picture',
    ],
    ['nothing', Buffer.alloc(0), 400, 'empty-file'],
    ['a video', MP4, 415, 'not-a-picture'],
  ])('that is %s is refused and its upload fails', async (_, bytes, status, reason) => {
    const before = await countMedia();
    const slot = await openSlot(ada);
    expect(await refusalOf(ada, slot, await sendFile(origin, slot.upload_url, bytes))).toEqual([
      status,
      reason,
    ]);
    expect(await countMedia()).toBe(before);
  });

  test('that is cut off is refused', async () => {
    const slot = await openSlot(ada);
    const whole = await jpegOf(400, 400);
    const response = await sendFile(origin, slot.upload_url, whole.subarray(0, whole.length / 2));
    expect(await refusalOf(ada, slot, response)).toEqual([400, 'damaged']);
  });

  test('that is too large is refused, and the server goes on', async () => {
    const large = Buffer.alloc(33 * 1024 * 1024, 1);
    const slot = await openSlot(ada);
    expect(await refusalOf(ada, slot, await sendFile(origin, slot.upload_url, large))).toEqual([
      413,
      'too-large-file',
    ]);
    expect((await sendFile(origin, (await openSlot(ada)).upload_url, await jpegOf(30, 30))).status).toBe(204);
  });
});

describe('a video', () => {
  test.each(['mp4', 'mov'] as const)(
    'as %s is stored without what tells where, and served in parts',
    async (container) => {
      const sent = await phoneVideoOf(container);
      const slot = await openSlot(ada, 'video-story-pin');
      expect(
        (
          await sendFile(origin, slot.upload_url, sent, {
            type: `video/${container}`,
            name: `a.${container}`,
          })
        ).status,
      ).toBe(204);
      expect(await stateOf(ada, slot)).toMatchObject({ status: 'succeeded' });
      const signature = await signatureOf(ada, slot);
      const url = origin + videoPath(signature, 'mp4');
      const whole = await fetch(url);
      expect(whole.headers.get('content-type')).toBe('video/mp4');
      const served = Buffer.from(await whole.arrayBuffer());
      expect(PHONE_MARKS.filter((mark) => served.includes(mark))).toEqual([]);
      const part = await fetch(url, { headers: { range: 'bytes=100-199' } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes 100-199/${served.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(served.subarray(100, 200))).toBe(true);
      expect((await fetch(url, { headers: { range: 'bytes=999999-' } })).status).toBe(416);
    },
  );

  test('that is a picture is refused', async () => {
    const slot = await openSlot(ada, 'video');
    expect(await refusalOf(ada, slot, await sendFile(origin, slot.upload_url, await jpegOf(20, 20)))).toEqual(
      [415, 'not-a-video'],
    );
  });
});
