import { beforeAll, describe, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Row } from '#testing/permissions/table.ts';
import { OF_BOARDS, OF_PEOPLE, OF_PINS } from '#testing/permissions/tables.ts';
import { openWorld, type World } from '#testing/permissions/world.ts';
import { testPlatform } from '#testing/platform.ts';
import { differencesOf } from './hidden-or-missing.ts';

const registry = createProductRegistry();

/** Whoever was invited has been told of the board. */
const isAnnounced = ({ tries = '' }: Row) => ['with an invite', 'the own invite'].includes(tries);

let world: World;

beforeAll(async () => {
  world = await openWorld(await testPlatform(await freshDatabase()));
});

describe.each([OF_BOARDS, OF_PINS, OF_PEOPLE].flatMap((tables) => Object.entries(tables)))(
  'what is hidden is asked for as what never was: %s',
  (_noun, table) => {
    const rows = table.filter((row) => !isAnnounced(row));
    test.each(rows.map((row) => [row.tries ? `${row.resource}: ${row.tries}` : row.resource, row] as const))(
      '%s',
      async (_title, row) => {
        expect((await differencesOf(world, registry, row)).join('\n\n')).toBe('');
      },
      60_000,
    );
  },
);
