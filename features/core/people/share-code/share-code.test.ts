import { expect, test } from 'vitest';
import { drawCode } from '#design/scan-code/draw-code.ts';
import { codeFile } from './share-code.ts';

test('a code is square, begins with its border, and holds more the longer the text is', () => {
  const short = drawCode('https://a.example/ada/');
  expect(short.path).toMatch(/^M4 4h1v1h-1z/);
  expect(short.path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
  expect(drawCode(`https://a.example/${'a'.repeat(200)}/`).size).toBeGreaterThan(short.size);
});

test('its file is a picture by itself', () => {
  const file = codeFile({ path: 'M2 2h1v1h-1z', size: 5 });
  expect(file).toContain('width="100" height="100" viewBox="0 0 5 5"');
  expect(file).toContain('<path d="M2 2h1v1h-1z"/>');
});
