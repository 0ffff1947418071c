import { expect, test } from 'vitest';
import { isFewEmoji } from './message-text.tsx';

test('a few emoji are told from words and digits', () => {
  expect(['👋🏽', '❤️ 🎉', '👨‍👩‍👧', '🇫🇷'].every(isFewEmoji)).toBe(true);
  expect(['', '1', 'ok 👍', '🎉'.repeat(20)].some(isFewEmoji)).toBe(false);
});
