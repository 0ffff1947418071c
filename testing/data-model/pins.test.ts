import { beforeAll, expect, test } from 'vitest';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { type Column, holds } from './column-holds.ts';
import { insertModelRows, insertRow, type ModelRows, SIGNATURE } from './model-rows.ts';

let database: FreshDatabase;
let ids: ModelRows;

beforeAll(async () => {
  database = await freshDatabase();
  ids = await insertModelRows(database);
});

const yesNo: Column = { good: [true, false], bad: [null] };
const long = (length: number) => 'x'.repeat(length);
const moment: Column = { good: [new Date('2026-01-15T12:00:00Z')] };

test('what a pin is', () =>
  holds(database, 'pins', {
    id: { good: [ids.pinId] },
    title: { good: ['', long(200)], bad: [null, long(201)] },
    description: { good: ['', long(5000)], bad: [null, long(5001)] },
    link: { good: ['https://example.com/a', null] },
    domain: { good: ['example.com', null] },
    created_at: moment,
  }));

test('flags, counts and price of a pin', async () => {
  await holds(database, 'pins', {
    is_promoted: yesNo,
    repin_count: { good: [0, 5], bad: [-1, null] },
    comment_count: { good: [0, 5], bad: [-1, null] },
    try_count: { good: [0, 5], bad: [-1, null] },
    privacy: { good: ['protected', 'secret', 'public'], bad: ['private', null] },
  });
  const price = (value: unknown, currency: unknown) =>
    database.rows(
      'update pins set price_value = $1, price_currency = $2 returning price_value, price_currency',
      [value, currency],
    );
  expect(await price(12.5, 'EUR')).toEqual([{ price_value: '12.50', price_currency: 'EUR' }]);
  for (const [value, currency] of [
    [-1, 'EUR'],
    [1, 'euro'],
    [1, null],
  ])
    await expect(price(value, currency)).rejects.toThrow(/violates/);
});

test('a repin names the pin it saved, and a video its file', async () => {
  await expect(database.write('update pins set is_repin = true')).rejects.toThrow(/violates/);
  await database.write('update pins set is_repin = true, source_pin_id = $1', [ids.pinId]);
  await expect(database.write("update pins set kind = 'video'")).rejects.toThrow(/violates/);
  await database.write("update pins set kind = 'video', video_signature = $1, video_extension = 'mp4'", [
    SIGNATURE,
  ]);
  await database.write("update pins set kind = 'image', video_signature = null, video_extension = null");
});

test('what a pin belongs to', async () => {
  await holds(database, 'pins', {
    board_id: { good: [ids.boardId, null] },
    pinner_id: { good: [ids.userId], bad: [null, ids.boardId] },
    rich_summary: { good: ['{"site_name":"Example"}', null] },
  });
  await database.write(`update pins set kind = 'story', story = '{"pages":[]}'`);
  await expect(database.write('update pins set story = null')).rejects.toThrow(/violates/);
});

test('what machines read of a pin', () =>
  holds(database, 'pins', {
    origin_pin_id: { good: [ids.pinId, null] },
  }));

test('[ENTITY-23] from its signature a picture has every size', async () => {
  const [pin] = await database.rows<{ image_signature: string }>('select image_signature from pins');
  const sizes = ['170x', '136x136', '236x', '474x', '736x', '1200x', 'originals'];
  expect(new Set(sizes)).toEqual(new Set(PICTURE_SIZES));
  expect(picturePath(pin?.image_signature ?? '', '236x')).toBe(`/236x/01/23/45/${SIGNATURE}.jpg`);
  await holds(database, 'pins', {
    image_signature: { good: [SIGNATURE], bad: [null, 'abc', `${SIGNATURE}0`] },
  });
});

test('an upload is registered, processing, succeeded with a signature, or failed', async () => {
  await holds(database, 'uploads', {
    status: { good: ['processing', 'failed', 'registered'], bad: ['succeeded', 'done'] },
  });
  await database.write("update uploads set status = 'succeeded', signature = $1", [SIGNATURE]);
});

test('a file lives where its signature says', async () => {
  const file = {
    kind: 'image',
    width: 1,
    height: 1,
    dominant_color: '#000000',
    original_ext: 'png',
    bytes: 70,
  };
  const row = { ...file, signature: SIGNATURE };
  await insertRow(database, 'media', { ...row, home: 0x012 });
  await expect(insertRow(database, 'media', { ...row, home: 0x013 })).rejects.toThrow(/violates/);
});
