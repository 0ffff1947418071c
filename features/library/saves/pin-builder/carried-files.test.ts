import { expect, test } from 'vitest';
import { carryFiles, filesCarriedBy, forgetCarriedFiles } from './use-picked-files.ts';

const file = new File(['x'], 'oak.png', { type: 'image/png' });

test('files come with the navigation that carries them and with no other, until they have arrived', () => {
  const state = carryFiles('1', [file]);
  expect(filesCarriedBy(state)).toEqual([file]);
  expect([null, undefined, 'x', {}, { carriedFiles: '2' }].map(filesCarriedBy)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  forgetCarriedFiles();
  expect(filesCarriedBy(state)).toBeUndefined();
});
