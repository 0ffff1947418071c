import pg from 'pg';
import type { Shape } from './row-type.ts';

/** A result column of a statement, as the driver returns it. */
export interface Column extends Shape {
  name: string;
  /** Its PostgreSQL type. */
  type: string;
  /**
   * Whether nullability is known: a table column that no outer join can make null, or that a condition keeps from
   * being null.
   */
  isCertain: boolean;
}

export interface Description {
  columns: Column[];
  parameters: number;
}

interface TypeRow {
  oid: number;
  name: string;
  category: string;
  element: number;
}

const TYPES = `select oid, typname as name, typcategory as category, typelem as element from pg_type`;
const COLUMNS = `select attrelid || ' ' || attnum as place, attname as name, not attnotnull as "isNullable"
  from pg_attribute where attnum > 0`;

interface ColumnRow {
  place: string;
  name: string;
  isNullable: boolean;
}

const OUTER_JOIN = /\b(?:left|right|full)\s+(?:outer\s+)?join\b/i;

/** A condition on a column lets no null through. */
const isCompared = (name: string, text: string): boolean =>
  new RegExp(`\\b${name}\\)? (?:is not null|[<>=]|in \\()`).test(text);

export interface Describer {
  describe: (text: string) => Promise<Description>;
  close: () => Promise<void>;
}

/** Describes statements without running them. Rejects those that PostgreSQL cannot prepare. */
export async function openDescriber(url: string): Promise<Describer> {
  const client = new pg.Client(url);
  await client.connect();
  const types = new Map((await client.query<TypeRow>(TYPES)).rows.map((row) => [row.oid, row]));
  const ofTables = new Map((await client.query<ColumnRow>(COLUMNS)).rows.map((row) => [row.place, row]));
  const columnOf = (field: pg.FieldDef, text: string): Column => {
    const column = ofTables.get(`${field.tableID} ${field.columnID}`);
    return {
      name: field.name,
      type: types.get(field.dataTypeID)?.name ?? String(field.dataTypeID),
      kinds: [kindOf(field.dataTypeID, types)],
      isNullable: column?.isNullable ?? true,
      isCertain:
        column !== undefined &&
        !OUTER_JOIN.test(text) &&
        !(column.isNullable && isCompared(column.name, text)),
    };
  };
  return {
    describe: async (text) => {
      const { fields, parameters } = await ask(client, text);
      return { columns: fields.map((field) => columnOf(field, text)), parameters };
    },
    close: () => client.end(),
  };
}

/** Parses an example with the driver to find the type of the result. */
function kindOf(oid: number, types: ReadonlyMap<number, TypeRow>): string {
  const type = types.get(oid);
  if (type?.name === 'json' || type?.name === 'jsonb') return 'any';
  const read: unknown = pg.types.getTypeParser(oid, 'text')(exampleOf(oid, types));
  if (Array.isArray(read)) return `${nameOf(read[0])}[]`;
  return nameOf(read);
}

function exampleOf(oid: number, types: ReadonlyMap<number, TypeRow>): string {
  const type = types.get(oid);
  if (type?.category === 'A') return `{"${exampleOf(type.element, types)}"}`;
  if (type?.category === 'B') return 't';
  if (type?.category === 'N') return '1';
  if (type?.category === 'D') return '2020-02-20 20:20:20+00';
  return type?.name === 'bytea' ? '\\x00' : 'x';
}

function nameOf(value: unknown): string {
  if (value instanceof Date) return 'Date';
  return Buffer.isBuffer(value) ? 'Buffer' : typeof value;
}

interface Asked {
  fields: pg.FieldDef[];
  parameters: number;
}

/** PostgreSQL's description of a statement after preparing it, without running it. */
function ask(client: pg.Client, text: string): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const found: Asked = { fields: [], parameters: 0 };
    const onParameters = ({ parameterCount }: { parameterCount: number }) => {
      found.parameters = parameterCount;
    };
    client.query({
      submit: (connection: pg.Connection) => {
        connection.once('parameterDescription', onParameters);
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: pg.FieldDef[] }) => {
        found.fields = fields;
      },
      // After a failure there is no message that the connection is ready.
      handleError: (error: Error, connection: pg.Connection) => {
        connection.off('parameterDescription', onParameters);
        reject(error);
      },
      handleReadyForQuery: (connection: pg.Connection) => {
        connection.off('parameterDescription', onParameters);
        resolve(found);
      },
    });
  });
}
