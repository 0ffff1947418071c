import { expect, test } from 'vitest';
import { contentTypeOf } from './content-types.ts';
import { parseStorageUrl } from './storage-url.ts';

test('a bucket is asked over TLS, by its path, and in the usual region, unless the setting says otherwise', () => {
  const bucket = { bucket: 'pins', accessKeyId: 'key', secretAccessKey: 'se/cret' };
  expect(parseStorageUrl('s3://key:se%2Fcret@s3.example:9000/pins')).toEqual({
    ...{ ...bucket, endpoint: 'https://s3.example:9000', region: 'us-east-1', pathStyle: true },
  });
  expect(parseStorageUrl('s3://key:se%2Fcret@s3.example/pins/?region=eu-1&tls=0&path_style=0')).toEqual({
    ...{ ...bucket, endpoint: 'http://s3.example', region: 'eu-1', pathStyle: false },
  });
  expect(parseStorageUrl('s3://key:s@s3.example/pins?tls=1&path_style=1')).toMatchObject({
    ...{ endpoint: 'https://s3.example', pathStyle: true },
  });
});

test.each([
  's3://key@s3.example/pins',
  's3://:secret@s3.example/pins',
  's3://key:secret@/pins',
  's3://key:secret@s3.example',
  's3:key:secret',
])('%s lacks something', (setting) => {
  expect(() => parseStorageUrl(setting)).toThrow('STORAGE_URL must look like s3://');
});

test('the ending of a key tells its type', () => {
  expect(contentTypeOf('a.b/c.jpg')).toBe('image/jpeg');
  expect(contentTypeOf('a.txt')).toBe('text/plain; charset=utf-8');
  for (const key of ['jpg.x', 'a', 'a.', '.']) expect(contentTypeOf(key)).toBe('application/octet-stream');
});
