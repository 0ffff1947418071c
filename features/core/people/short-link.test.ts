import { expect, test } from 'vitest';
import { readShortCode, shortLinkTo } from './short-link.ts';

const codeIn = (path: string) => path.split('/')[2] ?? '';

test('a short link names the kind of a thing and its id, and is shorter than the id', () => {
  for (const id of ['1', '61', '62', '123456789012345678', '9223372036854775807']) {
    for (const thing of ['pin', 'board', 'user'] as const) {
      const path = shortLinkTo(thing, id);
      expect(path).toMatch(/^\/url_shortener\/[0-9A-Za-z]{2,12}\/redirect\/$/);
      expect(readShortCode(codeIn(path))).toEqual({ thing, id });
    }
  }
  expect(codeIn(shortLinkTo('pin', '9223372036854775807'))).toBe('pAzL8n0Y58m7');
});

test('what is no code names nothing', () => {
  for (const code of ['', 'p', 'x1', 'p-', 'p123456789012', 'P1']) expect(readShortCode(code)).toBeNull();
});
