import { expect, test } from 'vitest';
import { fileOfDataUrl, lostPhotoIn, photosIn } from './chosen-photo.ts';

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
  expect(lostPhotoIn(state)).toBe(image);
  for (const other of [null, 7, {}, { image }, { ...state, image: 'https://a.example/1.jpg' }]) {
    expect(lostPhotoIn(other)).toBeNull();
  }
});

test('a navigation that carries nothing has no photo', () => {
  const states = [undefined, null, 'photo', {}, { image: null }, { image: 7 }];
  expect(states.map(photosIn)).toEqual(states.map(() => []));
});
