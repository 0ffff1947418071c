import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldSetOption, fieldsOption } from './field-options.ts';
import { fields, select, selectionIn } from './field-sets.ts';

const person = z.object({ type: z.literal('user'), id: z.string(), username: z.string() });
const picture = z.object({ url: z.string(), width: z.number() });
const thing = z.object({
  type: z.literal('pin'),
  id: z.string(),
  images: z.object({ '236x': picture, orig: picture }),
  pinner: person,
  likers: z.array(person).nullable(),
  note: z.record(z.string(), z.string()).optional(),
});

const image = { url: '/1', width: 2 };
const ada = { type: 'user' as const, id: '1', username: 'ada' };
const value: z.infer<typeof thing> = {
  ...{ type: 'pin', id: '7', images: { '236x': image, orig: image }, pinner: ada, likers: [ada] },
  note: { a: 'b' },
};

const read = (sent: unknown) => fieldsOption(thing).parse(sent) ?? true;

test.each<[string, unknown]>([
  ['pin.id', { id: '7' }],
  ['id,note', { id: '7', note: { a: 'b' } }],
  ['pin.id,pin.images', { id: '7', images: { '236x': image, orig: image } }],
  ['pin.id,pin.images[236x]', { id: '7', images: { '236x': image } }],
  ['pin.images[236x,orig],pin.id', { id: '7', images: { '236x': image, orig: image } }],
  ['pin.pinner', { pinner: ada }],
  ['pin.pinner(),pin.likers(),user.username', { pinner: { username: 'ada' }, likers: [{ username: 'ada' }] }],
  ['user.id', { ...value, pinner: { id: '1' }, likers: [{ id: '1' }] }],
  ['pin.pinner[username]', { pinner: { username: 'ada' } }],
  ['', value],
])('the fields %s are what is left of an answer', (sent, expected) => {
  expect(select(value, read(sent))).toEqual(expected);
  expect(select([value], read(sent.split(/,(?![^[]*\])/)))).toEqual([expected]);
});

test.each([
  'pin.nothing',
  'board.id',
  'pin.images[999x]',
  'pin.id,,pin..id',
  'pin.__proto__',
  'constructor',
  'pin.images[',
])('the fields %s are refused by name', (sent) => {
  const { error } = fieldsOption(thing).safeParse(sent);
  expect(error?.issues[0]?.message).toContain('{name}');
});

test('what an answer leaves out stays out, and nothing is null', () => {
  const wanted = { id: true, note: true, likers: fields('id') } as const;
  expect(select({ id: '7', likers: null }, wanted)).toEqual({ id: '7', likers: null });
});

test('named fields go before the set, and without either everything is meant', () => {
  const sets = { small: fields('id'), all: true } as const;
  expect(selectionIn(sets, { field_set_key: 'small' })).toEqual({ id: true });
  expect(selectionIn(sets, { field_set_key: 'small', fields: { note: true } })).toEqual({ note: true });
  for (const field_set_key of ['', null, undefined, 'all']) {
    expect(selectionIn(sets, { field_set_key, fields: null })).toBe(true);
  }
  const option = fieldSetOption(sets);
  expect(option.safeParse('small').success).toBe(true);
  expect(option.safeParse('smallest').error?.issues[0]).toMatchObject({ values: ['', 'small', 'all'] });
});
