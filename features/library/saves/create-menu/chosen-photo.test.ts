import { expect, test, vi } from 'vitest';
import { carryPhotos, fileOfDataUrl, lostPhotoIn, photosIn } from './chosen-photo.ts';

test('a chosen photo comes back as the file it was', async () => {
  const bytes = Uint8Array.from([137, 80, 78, 71, 0, 255]);
  const image = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
  const [file] = photosIn({ method: 'uploaded', image });
  expect(file?.type).toBe('image/png');
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
});

test('what is no picture in base64 is none', () => {
  const others = [
    undefined,
    null,
    7,
    '',
    'data:text/html;base64,PGI+',
    'data:image/png,x',
    'data:image/png;base64,%%',
  ];
  expect(others.map(fileOfDataUrl)).toEqual(others.map(() => null));
});

test('a preview is never taken for the photo, and says which photo was lost', () => {
  const image = 'data:image/jpeg;base64,AAAA';
  const state = { method: 'uploaded', image, isPreview: true };
  expect(photosIn(state)).toEqual([]);
  expect(lostPhotoIn(state)).toEqual({ preview: image, name: '' });
  expect(lostPhotoIn({ ...state, image: null, name: 'IMG_1.HEIC' })).toEqual({
    preview: null,
    name: 'IMG_1.HEIC',
  });
  for (const other of [null, 7, {}, { image }, { ...state, image: 'https://a.example/1.jpg' }]) {
    expect(lostPhotoIn(other)).toBeNull();
  }
});

test('photos that do not go into the history come back in the entry that carried them, and in no other', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('Not a picture here')));
  const photo = (name: string, size: number) =>
    new File([new Uint8Array(size)], name, { type: 'image/heic' });
  const large = [
    photo('IMG_1.HEIC', 11 * 1024 * 1024),
    photo('IMG_2.HEIC', 11 * 1024 * 1024),
    photo('b.png', 1),
  ];
  const first = await carryPhotos(large.slice(0, 1));
  expect(first).toMatchObject({ image: null, isPreview: true, name: 'IMG_1.HEIC' });
  expect(photosIn(first)).toEqual(large.slice(0, 1));
  expect(lostPhotoIn(first)).toBeNull();
  const second = await carryPhotos(large.slice(1));
  expect(photosIn(second)).toEqual(large.slice(1));
  expect(photosIn(first)).toEqual([]);
  expect(lostPhotoIn(first)).toEqual({ preview: null, name: 'IMG_1.HEIC' });
  vi.unstubAllGlobals();
});

test('a navigation that carries nothing has no photo', () => {
  const states = [undefined, null, 'photo', {}, { image: null }, { image: 7 }];
  expect(states.map(photosIn)).toEqual(states.map(() => []));
});
