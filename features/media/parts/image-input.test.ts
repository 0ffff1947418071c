import { expect, test } from 'vitest';
import { readImageInput } from './image-input.ts';

test.each([null, undefined, 5, {}, [], true, new Uint8Array(3)])(
  '[UPLOAD-06] %j is an Invalid Image',
  (input) => {
    expect(() => readImageInput(input)).toThrow(/^Invalid Image$/);
  },
);

test('a file is one, and a text', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  expect(readImageInput(file)).toBe(file);
  expect(readImageInput('https://example.com/a.jpg')).toBe('https://example.com/a.jpg');
});
