import { beforeAll, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { isRead } from '#platform/resource/resource.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { fingerprintOf } from './fingerprint.ts';
import { revokedCases, revokeMeanwhile } from './revocations.ts';
import { OF_BOARDS } from './tables.ts';
import type { Walk } from './walk.ts';
import { openWorld } from './world.ts';

const registry = createProductRegistry();
const find = (name: string) => {
  const resource = registry.find(name);
  if (!resource) throw new Error(`no resource is named ${name}`);
  return resource;
};

const cases = revokedCases(Object.values(OF_BOARDS).flat(), (row) => !isRead(find(row.resource)));

let walk: Walk;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  const world = await openWorld(platform);
  walk = { world, registry, fingerprint: await fingerprintOf(platform.db) };
});

test.each(
  cases.map((one) => {
    const { row, viewer, revocation } = one;
    const title = [row.resource, row.tries, `${viewer}: ${revocation}`].filter(Boolean).join(', ');
    return [title, one] as const;
  }),
)('refused, with nothing changed, where permission ends before the lock: %s', async (_title, one) => {
  expect(await revokeMeanwhile(walk, one, find(one.row.resource))).toEqual([]);
});
