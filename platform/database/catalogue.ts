import type { Queryable } from './database.ts';

export interface CatalogueTable {
  name: string;
  comment: string | null;
  columns: { name: string; type: string; isNullable: boolean; hasDefault: boolean }[];
  primaryKey: string[];
  uniqueKeys: { name: string; columns: string[] }[];
  foreignKeys: { columns: string[]; toTable: string; toColumns: string[] }[];
  checks: { columns: string[]; condition: string }[];
}

const TABLES = `
  select c.oid, c.relname as name, obj_description(c.oid, 'pg_class') as comment
  from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  order by c.relname`;

const COLUMNS = `
  select attrelid as oid, attname as name, format_type(atttypid, atttypmod) as type,
    not attnotnull as "isNullable", atthasdef as "hasDefault"
  from pg_attribute where attrelid = any($1) and attnum > 0 and not attisdropped
  order by attnum`;

const UNIQUE_KEYS = `
  select i.indrelid as oid, c.relname as name, i.indisprimary as "isPrimary",
    array(select a.attname::text from unnest(i.indkey::int2[]) with ordinality k (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum order by place) as columns
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = any($1) and i.indisunique
  order by c.relname`;

const CONSTRAINTS = `
  select conrelid as oid, contype as kind, confrelid::regclass::text as "toTable",
    pg_get_expr(conbin, conrelid) as condition,
    array(select a.attname::text from unnest(conkey) with ordinality k (attnum, place)
      join pg_attribute a on a.attrelid = conrelid and a.attnum = k.attnum order by place) as columns,
    array(select a.attname::text from unnest(confkey) with ordinality k (attnum, place)
      join pg_attribute a on a.attrelid = confrelid and a.attnum = k.attnum order by place) as "toColumns"
  from pg_constraint where conrelid = any($1) and contype in ('f', 'c')
  order by conname`;

type OfTable<Part> = Part & { oid: number };
type UniqueKey = CatalogueTable['uniqueKeys'][number] & { isPrimary: boolean };
type Constraint = CatalogueTable['foreignKeys'][number] &
  CatalogueTable['checks'][number] & { kind: 'f' | 'c' };

export async function readCatalogue(database: Queryable): Promise<CatalogueTable[]> {
  const tables = await database.rows<OfTable<Pick<CatalogueTable, 'name' | 'comment'>>>(TABLES);
  const oids = [tables.map(({ oid }) => oid)];
  const columns = await database.rows<OfTable<CatalogueTable['columns'][number]>>(COLUMNS, oids);
  const keys = await database.rows<OfTable<UniqueKey>>(UNIQUE_KEYS, oids);
  const constraints = await database.rows<OfTable<Constraint>>(CONSTRAINTS, oids);
  return tables.map(({ oid, name, comment }) => {
    const ofTable = (part: { oid: number }) => part.oid === oid;
    const own = constraints.filter(ofTable);
    return {
      name,
      comment,
      columns: columns.filter(ofTable).map(({ oid: _, ...column }) => column),
      primaryKey: keys.find((key) => ofTable(key) && key.isPrimary)?.columns ?? [],
      uniqueKeys: keys.filter(ofTable).map((key) => ({ name: key.name, columns: key.columns })),
      foreignKeys: own
        .filter(({ kind }) => kind === 'f')
        .map((key) => ({ columns: key.columns, toTable: key.toTable, toColumns: key.toColumns })),
      checks: own
        .filter(({ kind }) => kind === 'c')
        .map((check) => ({ columns: check.columns, condition: check.condition })),
    };
  });
}
