import { beforeAll, describe, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { freshDatabase } from './database.ts';
import { accountSafetyTable } from './permissions/account-safety-table.ts';
import { accountTable } from './permissions/account-table.ts';
import { boardTable } from './permissions/board-table.ts';
import { businessTable } from './permissions/business-table.ts';
import { commentTable } from './permissions/comment-table.ts';
import { conversationTable } from './permissions/conversation-table.ts';
import { fingerprintOf } from './permissions/fingerprint.ts';
import { followTable } from './permissions/follow-table.ts';
import { mediaTable } from './permissions/media-table.ts';
import { memberTable } from './permissions/member-table.ts';
import { moderationTable } from './permissions/moderation-table.ts';
import { personTable } from './permissions/person-table.ts';
import { pinTable } from './permissions/pin-table.ts';
import { searchTable } from './permissions/search-table.ts';
import { sectionTable } from './permissions/section-table.ts';
import { cellsOf, type Row } from './permissions/table.ts';
import { todoTable } from './permissions/todo-table.ts';
import { tunnelTable } from './permissions/tunnel-table.ts';
import { type Walk, walkRow } from './permissions/walk.ts';
import { openWorld } from './permissions/world.ts';
import { testPlatform } from './platform.ts';

const TABLES: Record<string, Row[]> = {
  boards: boardTable,
  'who works on boards': memberTable,
  sections: sectionTable,
  'dates and to-dos': todoTable,
  pins: pinTable,
  searching: searchTable,
  comments: commentTable,
  media: mediaTable,
  people: personTable,
  businesses: businessTable,
  conversations: conversationTable,
  'following and blocking': followTable,
  accounts: accountTable,
  'the safety of accounts': accountSafetyTable,
  moderation: moderationTable,
  'the tunnel': tunnelTable,
};

const rows = Object.values(TABLES).flat();
const registry = createProductRegistry();
let walk: Walk;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  const world = await openWorld(platform);
  walk = { world, registry, fingerprint: await fingerprintOf(platform.db) };
}, 60_000);

test('every resource says who gets which answer', () => {
  const told = new Set(rows.map((row) => row.resource));
  expect(registry.all.map((resource) => resource.name).filter((name) => !told.has(name))).toEqual([]);
});

describe.each(Object.entries(TABLES))('[ROLE-08] the server keeps the rules of %s', (_noun, table) => {
  test.each(table.map((row) => [titleOf(row), row] as const))(
    '%s',
    async (_title, row) => {
      expect(await walkRow(walk, row)).toEqual([]);
    },
    60_000,
  );
});

test(`the table holds ${cellsOf(rows)} cells`, () => {
  expect(cellsOf(rows)).toBeGreaterThan(4000);
});

function titleOf({ resource, tries }: Row): string {
  return tries ? `${resource}: ${tries}` : resource;
}
