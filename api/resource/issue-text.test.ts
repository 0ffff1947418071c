import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillIn } from '#platform/i18n/msg.ts';
import {
  booleanOption,
  idOption,
  lineOption,
  linkOption,
  listOption,
  pageSizeOption,
} from '#platform/resource/options.ts';
import { foundText, issueText } from './issue-text.ts';

const said = (schema: z.ZodType, sent: { name?: unknown }) => {
  const { error } = z.object({ name: schema }).safeParse(sent, { error: foundText });
  const { message, values } = issueText(error?.issues[0], 'name', sent);
  return fillIn(message, values);
};

/** Looks for a size in whatever is sent. */
const sizeInside = z.preprocess(() => ({}), z.object({ size: z.coerce.number() }));

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'is missing'],
  [idOption, undefined, 'is missing'],
  [z.enum(['a', 'b']), undefined, 'is missing'],
  [booleanOption, undefined, 'is missing'],
  [z.coerce.number(), undefined, 'is missing'],
  [z.coerce.number(), 'many', 'must be a number'],
  [z.string(), 3, 'must be text'],
  [z.number(), '3', 'must be a number'],
  [pageSizeOption(25), 'many', 'must be a number'],
  [pageSizeOption(25), 1.5, 'must be a whole number'],
  [pageSizeOption(25), 0, 'must be at least 1'],
  [z.number().positive(), 0, 'must be more than 0'],
  [z.number().lt(1), 1, 'must be less than 1'],
  [z.number().max(1), 2, 'must be at most 1'],
  [z.number().multipleOf(5), 7, 'must be a multiple of 5'],
  [z.object({}), 'x', 'must be an object'],
  [listOption(idOption), 7, 'must be a list'],
  [listOption(idOption, 2), [1, 2, 3], 'must contain at most 2'],
  [z.array(z.string()).min(1), [], 'must not be empty'],
  [z.array(z.string()).min(2), ['a'], 'must contain at least 2'],
  [booleanOption, 'maybe', 'must be true or false'],
  [z.union([z.boolean(), z.enum(['yes', 'no'])]), 'maybe', 'is not valid'],
  [z.union([z.string(), z.number(), z.boolean(), z.null()]), [], 'is not valid'],
  [idOption, 'x', 'must be an id'],
  [lineOption(3), 'four', 'must be at most 3 characters'],
  [z.string().min(8, 'A password has at least 8 characters.'), 'four', 'must be at least 8 characters'],
  [z.string().min(1, 'Enter your name.'), '', 'must not be empty'],
  [z.string().length(2), 'DEU', 'must be 2 characters'],
  [z.string().length(2), 'D', 'must be 2 characters'],
  [z.enum(['public', 'secret']), 'open', 'must be one of public, secret'],
  [z.literal('pin'), 'board', 'must be pin'],
  [z.email(), 'x', 'must be an email address such as name@example.com'],
  [z.iso.date(), 'x', 'must be a date as YYYY-MM-DD'],
  [z.string().regex(/^a$/), 'x', 'is not valid'],
  [z.string().regex(/^a$/, 'must be an a'), 'x', 'must be an a'],
  [z.string().regex(/^a$/, '{field}: must be an a'), 'x', 'must be an a'],
  [z.string().regex(/^A$/, 'must be an A'), 'x', 'must be an A'],
  [z.string().max(3, 'A name has at most 3 characters.'), 'four', 'must be at most 3 characters'],
  [sizeInside, 'x', 'must be a number'],
  [sizeInside, null, 'must be a number'],
  [sizeInside, {}, 'is missing'],
  [linkOption, 'x', 'must be a web address with http or https'],
  [z.union([z.number(), z.array(z.string())]), 'x', 'is not valid'],
  [z.string().refine(() => false), 'x', 'is not valid'],
  [
    z.string().refine(() => false, {
      error: '{field}: must be within {first} and {last}',
      params: { first: 1, last: 2 },
    }),
    'x',
    'must be within 1 and 2',
  ],
  [
    z.string().refine(() => false, { error: '{field}: must be an a', params: { field: 'other' } }),
    'x',
    'must be an a',
  ],
  [z.enum(['', 'a', 'b']), 'c', 'must be one of a, b'],
  [z.strictObject({}), { more: 1 }, 'contains unknown values'],
])('%# a wrong option is said by what is wrong with it', (schema, name, words) => {
  expect(said(schema, { name })).toBe(`name: ${words}`);
});

test('a sentence of the schema is left as it is', () => {
  expect(said(z.string({ error: 'Invalid Image' }), { name: 3 })).toBe('Invalid Image');
});

test('what is missing within a list is said to be so', () => {
  const name = [{ size: 1 }, {}];
  const { error } = z
    .object({ name: z.array(z.object({ size: z.coerce.number() })) })
    .safeParse({ name }, { error: foundText });
  expect(issueText(error?.issues[0], 'name.1.size', { name }).message).toBe('{field}: is missing');
});
