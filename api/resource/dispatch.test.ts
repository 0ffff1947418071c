import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { encodeBookmark } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import {
  booleanOption,
  idOption,
  linkOption,
  listOption,
  notThere,
  pageSizeOption,
} from '#platform/resource/options.ts';
import type { Refusal } from '#platform/resource/refusal.ts';
import { definePagedResource, defineResource, type Who } from '#platform/resource/resource.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { freshDatabase } from '#testing/database.ts';
import { contextFor, testPlatform } from '#testing/platform.ts';
import { dispatch } from './dispatch.ts';

let context: Context;

beforeAll(async () => {
  context = await contextFor(await testPlatform(await freshDatabase()));
});

const NAME = 'NumbersResource.get';

const numbers = definePagedResource({
  name: NAME,
  summary: 'Two numbers, one on a page.',
  who: 'anyone',
  rate: 'read',
  within: 'results',
  options: z.object({}),
  item: z.number(),
  handle: async (_context, _options, { after }) =>
    after ? { items: [2], next: null } : { items: [1], next: [1] },
});

/** Answers with its options. */
const echoing = (options: z.ZodType, data: z.ZodType = z.unknown()) =>
  defineResource({
    name: 'EchoResource.get',
    summary: 'What was sent.',
    who: 'anyone',
    rate: 'read',
    options,
    data,
    handle: async (_context, sent) => sent,
  });

const page = (bookmark?: string) =>
  dispatch(numbers, context, bookmark === undefined ? {} : { bookmarks: [bookmark] });

test('a list in a field of its answer is paged to its end, and behind that is empty', async () => {
  const first = await page();
  expect(first.data).toEqual({ results: [1] });
  expect(await page(first.bookmark ?? '')).toEqual({ data: { results: [2] }, bookmark: null });
  expect(await page('-end-')).toEqual({ data: { results: [] }, bookmark: null });
});

test('clients send the bookmark back in a list, or as the answer calls it', async () => {
  const { bookmark } = await page();
  const rest = { data: { results: [2] }, bookmark: null };
  expect(await dispatch(numbers, context, { bookmarks: [bookmark] })).toEqual(rest);
  expect(await dispatch(numbers, context, { bookmark })).toEqual(rest);
  const broken = dispatch(numbers, context, { bookmark: 7 });
  await expect(broken).rejects.toMatchObject({ kind: 'invalid', field: 'bookmarks' });
});

test('a bookmark counts only as this list has given it', async () => {
  const { secret } = context.config;
  const right = encodeBookmark([1], NAME, secret);
  const [payload = '', mac = ''] = right.split('.');
  const forged = {
    'another key, with the mac of this one': `${Buffer.from('[7]').toString('base64url')}.${mac}`,
    'another mac of the same length': `${payload}.${'A'.repeat(mac.length)}`,
    'a mac cut short': `${payload}.${mac.slice(0, 4)}`,
    'no mac': payload,
    'that of another list': encodeBookmark([1], 'LettersResource.get', secret),
    'that of another site': encodeBookmark([1], NAME, `${secret} of another`),
  };
  await expect(page(right)).resolves.toBeDefined();
  for (const [what, bookmark] of Object.entries(forged))
    await expect(page(bookmark), what).rejects.toMatchObject({ kind: 'invalid', field: 'bookmarks' });
});

test('null counts as left out where an option does not take it', async () => {
  const asked = defineResource({
    ...{ name: 'AskedResource.get', summary: 'Its options.', who: 'anyone', rate: 'read' },
    options: z.object({
      size: pageSizeOption(25),
      is_archived: booleanOption.default(true),
      board_id: idOption.nullable(),
      id: idOption,
    }),
    data: z.unknown(),
    handle: async (_context, options) => options,
  });
  expect(await dispatch(asked, context, { size: null, is_archived: null, board_id: null, id: '7' })).toEqual({
    data: { size: 25, is_archived: true, board_id: null, id: '7' },
  });
  const asksWithout = dispatch(asked, context, { board_id: null, id: null });
  await expect(asksWithout).rejects.toMatchObject({ kind: 'invalid', field: 'id' });
});

test('an empty list is an empty object, as PHP writes it', async () => {
  expect(await dispatch(echoing(z.object({})), context, [])).toEqual({ data: {} });
});

test.each([[null], [[3]], ['text'], [3]])('%j are no options', async (sent) => {
  await expect(dispatch(echoing(z.unknown()), context, sent)).rejects.toMatchObject({
    kind: 'invalid',
    reason: 'invalid-options',
    message: 'options must be an object.',
  });
});

test.each([
  [{ name: 'a\0b' }, 'name'],
  [{ parts: [{ name: 'a' }, { name: '\0' }] }, 'parts.1.name'],
  [{ data: { 'a\0b': 1 } }, 'data'],
  [{ 'a\0b': 1 }, 'options'],
])('a null character is refused by the name of its place: %j', async (sent, field) => {
  await expect(dispatch(echoing(z.unknown()), context, sent)).rejects.toMatchObject({
    kind: 'invalid',
    reason: `invalid-${field}`,
    message: `${field}: must not contain a null character`,
    field,
    fields: [field],
  });
});

test('what names nothing that could be there is not found; what is wrong otherwise is invalid', async () => {
  const gone = echoing(
    z.object({ id: z.string().superRefine((_id, check) => check.addIssue(notThere('The pin'))) }),
  );
  await expect(dispatch(gone, context, { id: 'x' })).rejects.toMatchObject({ kind: 'not-found' });
  const picky = echoing(z.object({ id: z.string().refine(() => false) }));
  await expect(dispatch(picky, context, { id: 'x' })).rejects.toMatchObject({ kind: 'invalid', field: 'id' });
});

test('an answer other than declared is a fault where answers are checked, and only there', async () => {
  const resource = echoing(z.unknown(), z.object({ id: z.string() }));
  await expect(dispatch(resource, context, { id: 3 })).rejects.toThrow('answers what it does not declare');
  const production = { ...context, config: { ...context.config, checksAnswers: false } };
  expect(await dispatch(resource, production, { id: 3 })).toEqual({ data: { id: 3 } });
});

test('staff may call what is for staff, persons what is for persons, and a limited login only what recognises it', async () => {
  const somebody = { ...context.viewer, id: '1' as Id, sessionId: '1', isStaff: false };
  const viewers = {
    visitor: context.viewer,
    limited: { ...somebody, kind: 'limited' },
    person: { ...somebody, kind: 'person' },
    staff: { ...somebody, kind: 'person', isStaff: true },
  } as Record<string, Viewer>;
  const resource = echoing(z.object({}));
  const refusalOf = async (who: Who, viewer: Viewer) =>
    dispatch({ ...resource, who }, { ...context, viewer }, {}).then(
      () => null,
      ({ kind, reason, message }: Refusal) => [kind, reason, message],
    );
  const login = ['unauthenticated', 'login-required', 'Log in to continue'];
  const staff = ['forbidden', 'staff-only', 'Only the staff of this site can do this.'];
  const expected: [Who, unknown[]][] = [
    ['anyone', [null, null, null, null]],
    ['recognised', [login, null, null, null]],
    ['person', [login, login, null, null]],
    ['staff', [login, login, staff, null]],
  ];
  for (const [who, refusals] of expected) {
    const found = Object.values(viewers).map((viewer) => refusalOf(who, viewer));
    expect(await Promise.all(found), who).toEqual(refusals);
  }
  const whoFor = (_: Context, { open }: Record<string, unknown>): Who => (open ? 'anyone' : 'person');
  const depending = { ...resource, who: 'staff', whoFor } as const;
  await expect(dispatch(depending, context, { open: true })).resolves.toBeDefined();
  await expect(dispatch(depending, context, {})).rejects.toMatchObject({ reason: 'login-required' });
});

test('a call that stands for several counts as all of them, and a write reads nothing from before', async () => {
  const taken: unknown[] = [];
  const takeCalls: Context['takeCalls'] = (...call) => void taken.push(call);
  const several = { ...echoing(z.object({ ids: z.number() })), calls: ({ ids }: { ids: number }) => ids };
  for (const ids of [1, 2, 40]) await dispatch(several, { ...context, takeCalls }, { ids });
  expect(taken).toEqual([
    ['read', 1],
    ['read', 39],
  ]);
  const found: (string | undefined)[] = [];
  for (const name of ['EchoResource.get', 'EchoResource.update']) {
    const look = async ({ found: before }: Context) => void found.push(before && name);
    await dispatch(
      { ...several, name, calls: undefined, handle: look },
      { ...context, found: new Map() },
      { ids: 1 },
    );
  }
  expect(found).toEqual(['EchoResource.get', undefined]);
});

test('a list comes as an array or as one text joined by commas', async () => {
  const lists = echoing(z.object({ list: listOption(z.string()) }));
  for (const list of [['a', 'b'], 'a,b', ',a,,b,'])
    expect((await dispatch(lists, context, { list })).data).toEqual({ list: ['a', 'b'] });
});

test.each([
  ['', true],
  ['http://example.com/a', true],
  ['https://example.com/', true],
  ['ftp://example.com/', false],
  ['javascript:alert(1)', false],
  ['https://me@example.com/', false],
  ['https://:secret@example.com/', false],
  ['example.com', false],
])('the link %j is taken: %j', (link, isTaken) => {
  expect(linkOption.safeParse(link).success).toBe(isTaken);
});
