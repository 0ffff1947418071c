import { expect, test } from 'vitest';
import { isBlankText } from './blank-text.ts';

test('a text without anything to see is blank', () => {
  for (const text of ['', '   ', '\u200b', '\u00a0\u2003', '\u00ad\u2060', '\u3164'])
    expect(isBlankText(text)).toBe(true);
  for (const text of ['a', ' 0 ', '🔥', '!', 'é', '家']) expect(isBlankText(text)).toBe(false);
});
