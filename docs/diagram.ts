import type { CatalogueTable } from '#platform/database/catalogue.ts';

/** Which table a column of an id names where no foreign key says so, as the row may live in another home. */
const NAMED_BY: [RegExp, string][] = [
  [/(^|_)pin_id$/, 'pins'],
  [/^(board_id|merged_(into|from)_id)$/, 'boards'],
  [/^try_id$/, 'pin_tries'],
  [/^conversation_id$/, 'conversations'],
  [/^read_message_id$/, 'messages'],
  [/^case_id$/, 'moderation_cases'],
  [/^takedown_id$/, 'takedowns'],
  [/^ad_id$/, 'ads'],
  [/^ad_account_id$/, 'ad_accounts'],
  [/^campaign_id$/, 'ad_campaigns'],
  [/^ad_group_id$/, 'ad_groups'],
  [/^slice_id$/, 'ad_slices'],
  [/^product_id$/, 'catalog_products'],
  [/^product_group_id$/, 'product_groups'],
  [/^audience_id$/, 'audiences'],
  [
    /^(\w+_)?(user|pinner|owner|follower|followee|blocker|blocked|sender|recipient|reporter|submitter|actor|viewer|agency|client|low|high|other|staff|author)_id$|^(saved|deleted|created|decided|answered|reviewed)_by$/,
    'users',
  ],
];

interface Reference {
  column: string;
  toTable: string;
  /** Whether a foreign key keeps it; else it crosses homes and transactions keep it. */
  isKept: boolean;
}

/** The tables that the columns of a table name, by foreign key or across homes. */
export function listReferences(table: CatalogueTable): Reference[] {
  const kept = table.foreignKeys.map(({ columns, toTable }) => ({
    column: columns.at(-1) ?? '',
    toTable,
    isKept: true,
  }));
  const across = table.columns
    .filter(({ name, type }) => type === 'bigint' && !kept.some(({ column }) => column === name))
    .flatMap(({ name }) => {
      const toTable = NAMED_BY.find(([pattern]) => pattern.test(name))?.[1];
      return toTable ? [{ column: name, toTable, isKept: false }] : [];
    });
  return [...kept, ...across];
}

/** One Mermaid entity-relationship diagram of these tables and of what they name. */
export function renderDiagram(tables: readonly CatalogueTable[]): string {
  const lines = tables.flatMap((table) => [
    ...listReferences(table).map((reference) => relation(table, reference)),
    `  ${table.name} {`,
    ...table.columns.map((column) => `    ${type(column.type)} ${column.name}${keys(table, column)}`),
    '  }',
  ]);
  return ['```mermaid', 'erDiagram', ...lines, '```'].join('\n');
}

function relation(table: CatalogueTable, { column, toTable, isKept }: Reference): string {
  const isNullable = table.columns.find(({ name }) => name === column)?.isNullable ?? false;
  const isOne = table.uniqueKeys.some(
    ({ columns }) => columns.filter((name) => name !== 'home').join() === column,
  );
  const line = isKept ? '--' : '..';
  return `  ${toTable} ${isNullable ? '|o' : '||'}${line}${isOne ? 'o|' : 'o{'} ${table.name} : ${column}`;
}

/** Mermaid takes no spaces and commas in a type. */
function type(name: string): string {
  return name.replace('timestamp with time zone', 'timestamptz').replace(/\((\d+),\d+\)/, '($1)');
}

function keys(table: CatalogueTable, { name, isNullable }: CatalogueTable['columns'][number]): string {
  const held = table.foreignKeys.some(({ columns }) => name !== 'home' && columns.includes(name));
  const marks = [table.primaryKey.includes(name) ? 'PK' : '', held ? 'FK' : ''].filter(Boolean).join(', ');
  return `${marks && ` ${marks}`}${isNullable ? ' "may be null"' : ''}`;
}
