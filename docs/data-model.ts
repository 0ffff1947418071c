import { type CatalogueTable, readCatalogue } from '#platform/database/catalogue.ts';
import type { Queryable } from '#platform/database/database.ts';
import { listFeatureTables, PLATFORM_TABLES } from '#testing/data-model/feature-tables.ts';
import { NOUNS } from '#testing/house/nouns.ts';
import { renderDiagram } from './diagram.ts';

const INTRODUCTION = `# Data model

Made from the migrated database by \`npm run db:erd\`; a test fails when it is out of date.

A solid line is a foreign key. A dotted one crosses homes: the row it names may live on another node of a cluster, so
the writing transaction keeps it, not the database. All tables but the directory tables (marked) are spread by \`home\`,
the upper 12 bits of the id. Text sorts by code point; lists for people sort with \`collate "und-x-icu"\` or that of their language.
`;

/** The text of `docs/data-model.md` for a migrated database. */
export async function renderDataModel(database: Queryable): Promise<string> {
  const catalogue = await readCatalogue(database);
  const owned = await listFeatureTables();
  const nounOf = ({ name }: CatalogueTable) =>
    name in PLATFORM_TABLES ? 'platform' : (owned.find((table) => table.name === name)?.noun ?? 'platform');
  const sections = [...Object.keys(NOUNS), 'platform'].map((noun) => {
    const tables = catalogue.filter((table) => nounOf(table) === noun);
    return tables.length > 0 ? renderNoun(noun, tables) : '';
  });
  return [INTRODUCTION, ...sections.filter(Boolean)].join('\n');
}

function renderNoun(noun: string, tables: CatalogueTable[]): string {
  const list = tables.map(({ name, comment, columns }) => {
    const directory = columns.some((column) => column.name === 'home') ? '' : ' (directory)';
    return `- **${name}**${directory}: ${comment ?? 'The migrations applied so far.'}`;
  });
  return `## ${noun}\n\n${list.join('\n')}\n\n${renderDiagram(tables)}\n`;
}
