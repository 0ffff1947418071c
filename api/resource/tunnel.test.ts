import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Context } from '#platform/resource/context.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { freshDatabase } from '#testing/database.ts';
import { contextFor, testPlatform } from '#testing/platform.ts';
import { dispatch } from './dispatch.ts';
import { createRegistry, type Registry } from './registry.ts';
import { tunnelResources } from './tunnel.ts';

const numbers = definePagedResource({
  name: 'GET /v3/numbers/:first/',
  summary: 'Three numbers, two on a page.',
  who: 'anyone',
  rate: 'read',
  options: z.object({ first: z.coerce.number() }),
  item: z.number(),
  handle: async (_context, { first }, { after }) =>
    after ? { items: [Number(after[0]) + 1], next: null } : { items: [first, first + 1], next: [first + 1] },
});

const letters = defineResource({
  name: 'GET /v3/letters/',
  summary: 'A letter, for people.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.string(),
  handle: async () => 'a',
});

const registry: Registry = createRegistry([numbers, letters, ...tunnelResources(() => registry)]);
let context: Context;

beforeAll(async () => {
  context = await contextFor(await testPlatform(await freshDatabase()));
});

function throughTunnel(options: object) {
  const tunnel = registry.find('ApiResource.get');
  if (!tunnel) throw new Error('there is no tunnel');
  return dispatch(tunnel, context, options);
}

test('a list is paged through the tunnel as at its own path', async () => {
  const url = '/v3/numbers/7/';
  const first = await throughTunnel({ url });
  expect(first.data).toEqual([7, 8]);
  expect(first).toEqual(await dispatch(numbers, context, { first: 7 }));
  const bookmarks = [first.bookmark];
  expect(await throughTunnel({ url, bookmarks })).toEqual({ data: [9], bookmark: null });
  expect(await throughTunnel({ url, data: { bookmarks } })).toEqual({ data: [9], bookmark: null });
});

test('what stands at no address is not found', async () => {
  await expect(throughTunnel({ url: '/v3/figures/' })).rejects.toMatchObject({ kind: 'not-found' });
});

test('people are asked to log in before the input is looked at', async () => {
  for (const data of [{}, 'no object'])
    await expect(throughTunnel({ url: '/v3/letters/', data })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  await expect(throughTunnel({ url: '/v3/numbers/7/', data: 'x' })).rejects.toMatchObject({
    kind: 'invalid',
  });
});
