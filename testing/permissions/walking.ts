import { beforeAll, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Row } from './table.ts';
import { type Walk, walkRow } from './walk.ts';
import { openWorld } from './world.ts';

/** Opens a world for a test file. Answers what makes a test of every row of a table. */
export function walking(): (noun: string, table: Row[]) => void {
  let walk: Walk;
  beforeAll(async () => {
    const platform = await testPlatform(await freshDatabase());
    const world = await openWorld(platform);
    walk = { world, registry: createProductRegistry(), fingerprint: await fingerprintOf(platform.db) };
  }, 120_000);
  return (_noun, table) => {
    test.each(table.map((row) => [titleOf(row), row] as const))(
      '%s',
      async (_title, row) => {
        expect(await walkRow(walk, row)).toEqual([]);
      },
      60_000,
    );
  };
}

function titleOf({ resource, tries }: Row): string {
  return tries ? `${resource}: ${tries}` : resource;
}
