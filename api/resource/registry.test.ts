import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { createRegistry, pathOf } from './registry.ts';

const named = (name: string) =>
  defineResource({
    name,
    summary: 'Nothing.',
    who: 'anyone',
    rate: 'read',
    options: z.object({}),
    data: z.null(),
    handle: async () => null,
  });

const byName = named('BoardsResource.get');
const board = named('GET /v3/boards/:board_id/');
const merge = named('POST /v3/boards/:source/merge/:target/');
const registry = createRegistry([byName, board, merge]);

test('a resource is found by its name, or by its method and path with what that holds', () => {
  expect(registry.find('BoardsResource.get')).toBe(byName);
  expect(registry.find(board.name)).toBe(board);
  expect(registry.find('BoardsResource')).toBeUndefined();
  expect(registry.match('GET', '/v3/boards/7/')).toEqual({ resource: board, parameters: { board_id: '7' } });
  const parameters = { source: '7', target: '8' };
  for (const path of ['/v3/boards/7/merge/8/', '/v3/boards/7/merge/8'])
    expect(registry.match('POST', path), path).toEqual({ resource: merge, parameters });
});

test('another method, a longer or shorter path, and a part that is empty or two are no match', () => {
  expect(registry.match('POST', '/v3/boards/7/')).toBeUndefined();
  for (const path of ['/v3/boards/', '/v3/boards//', '/v3/boards/7/8/', '/x/v3/boards/7/', '/v3/boards/7//'])
    expect(registry.match('GET', path), path).toBeUndefined();
});

test('two resources of one name are refused', () => {
  expect(() => createRegistry([byName, named(byName.name)])).toThrow(
    'Two resources are named BoardsResource.get',
  );
});

test('only a method before a path makes one', () => {
  expect(pathOf(merge)).toMatchObject({ method: 'POST', path: '/v3/boards/:source/merge/:target/' });
  for (const name of ['BoardsResource.get', 'GET v3', 'HEAD /v3/', 'xGET /v3/', 'GET /v3/ more'])
    expect(pathOf(named(name)), name).toBeUndefined();
});
