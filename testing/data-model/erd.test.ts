import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { type CatalogueTable, readCatalogue } from '#platform/database/catalogue.ts';
import { renderDataModel } from '../../docs/data-model.ts';
import { listReferences, renderDiagram } from '../../docs/diagram.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';

let database: FreshDatabase;
let catalogue: CatalogueTable[];

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await readCatalogue(database);
});

test('docs/data-model.md is up to date (npm run db:erd makes it)', async () => {
  const written = await readFile(new URL('../../docs/data-model.md', import.meta.url), 'utf8');
  expect(written.replaceAll('\r\n', '\n')).toBe(await renderDataModel(database));
});

test('every column that holds an id says what of', () => {
  // A notification may be about anything, and so may a report, what is done for a business, or a day of analytics.
  // A change is of an ad, or of what is above it; a transaction has no row of its own; what is spent is of an ad group,
  // a campaign or an account; a keyword is of an ad group or a campaign; recommendations are of any of these.
  const ofAnything = [
    ...[
      'ad_changes.entity_id',
      'ad_held_conversions.conversion_id',
      'ad_keyword_days.keyword_id',
      'ad_keywords.parent_id',
    ],
    ...['ad_ledger.transaction_id', 'ad_recommendations.entity_id', 'ad_spend.scope_id'],
    ...['analytics_days.thing_id', 'business_actions.thing_id'],
    // The run may be removed.
    'catalog_products.run_id',
    // The event may have expired.
    ...['conversion_actions.first_id', 'conversion_events.first_id'],
    ...['moderation_cases.object_id', 'notifications.object_id'],
  ];
  const unknown = catalogue.flatMap((table) => {
    const named = listReferences(table).map(({ column }) => column);
    return table.columns
      .filter(({ name, type }) => type === 'bigint' && /(_id|_by)$/.test(name) && !named.includes(name))
      .map(({ name }) => `${table.name}.${name}`);
  });
  expect(unknown).toEqual(ofAnything);
});

test('a diagram draws foreign keys solid and references across homes dotted', () => {
  const places = catalogue.filter(({ name }) => name === 'board_pins');
  const drawn = renderDiagram(places).split('\n');
  expect(drawn).toContain('  boards ||--o{ board_pins : board_id');
  expect(drawn).toContain('  sections |o--o{ board_pins : section_id');
  expect(drawn).toContain('  pins ||..o{ board_pins : pin_id');
  expect(drawn).toContain('    bigint section_id FK "may be null"');
  const cover = catalogue.filter(({ name }) => name === 'user_metadata');
  expect(renderDiagram(cover)).toContain('  users ||--o| user_metadata : user_id');
});
