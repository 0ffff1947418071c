import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packed, packingFor } from './packing.ts';

test('the smaller packing that a client accepts is taken, and none for what is small', () => {
  const cases: [string | undefined, string | null][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br;q=0.0', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ];
  for (const [accepted, packing] of cases) expect(packingFor(accepted, 5000), accepted).toBe(packing);
  expect(packingFor('br', 100)).toBeNull();
});

test('what is packed comes out as it was', async () => {
  const bytes = Buffer.from('a page of a board '.repeat(500));
  for (const effort of ['once', 'build'] as const) {
    const [brotli, gzip] = [await packed(bytes, 'br', effort), await packed(bytes, 'gzip', effort)];
    expect(brotliDecompressSync(brotli).equals(bytes)).toBe(true);
    expect(gunzipSync(gzip).equals(bytes)).toBe(true);
    expect(brotli.length).toBeLessThan(bytes.length / 20);
  }
});
