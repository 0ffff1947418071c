import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { limitBytes, TooManyBytes } from './limit-bytes.ts';

test('a body of at most so many bytes passes whole, and of a longer one nothing beyond', async () => {
  const chunks = () => Readable.from([Buffer.from('123'), Buffer.from('45')]);
  expect(await text(chunks().pipe(limitBytes(5)))).toBe('12345');
  const passed: string[] = [];
  const limit = limitBytes(4).on('data', (chunk) => passed.push(String(chunk)));
  const failure = await pipeline(chunks(), limit).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TooManyBytes);
  expect(failure).toMatchObject({ name: 'TooManyBytes', message: 'More than 4 bytes' });
  expect(passed.join('')).toBe('123');
});
