import { beforeAll, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Row } from './table.ts';
import { type Walk, walkRow } from './walk.ts';
import { openWorld } from './world.ts';

/** `npm test` and CI walk through all cells; `vitest run` through one state of each row, which takes a fifth as long. */
const IS_WHOLE = Boolean(process.env.CI || process.env.WHOLE_WALK);

/** Opens a world for a test file. Answers what makes a test of every row of a table. */
export function walking(): (noun: string, table: Row[]) => void {
  let walk: Walk;
  beforeAll(async () => {
    const platform = await testPlatform(await freshDatabase());
    const world = await openWorld(platform);
    walk = { world, registry: createProductRegistry(), fingerprint: await fingerprintOf(platform.db) };
  });
  return (_noun, table) => {
    const rows = IS_WHOLE ? table : table.map(sampleOf);
    test.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
      expect(await walkRow(walk, row)).toEqual([]);
    });
  };
}

/** The same row in one of its states; neighbouring rows differ in which. */
function sampleOf(row: Row, index: number): Row {
  const states = Object.entries(row.on);
  return { ...row, on: Object.fromEntries([states[index % states.length] ?? []]) };
}

function titleOf({ resource, tries }: Row): string {
  return tries ? `${resource}: ${tries}` : resource;
}
