import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

const FEATURES = join(import.meta.dirname, '../../features');

export interface OwnedTable {
  feature: string;
  /** The file that describes it, from the root of the project. */
  file: string;
  config: ReturnType<typeof getTableConfig>;
}

/** The tables that the `.tables.ts` files of the features describe. */
export async function listFeatureTables(): Promise<OwnedTable[]> {
  const paths = await readdir(FEATURES, { recursive: true });
  const files = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => path.endsWith('.tables.ts'));
  const tables = await Promise.all(
    files.sort().map(async (path) => {
      const exported: Record<string, unknown> = await import(/* @vite-ignore */ join(FEATURES, path));
      return Object.values(exported)
        .filter((value) => is(value, PgTable))
        .map((table) => ({
          feature: path.split('/')[1] ?? '',
          file: `features/${path}`,
          config: getTableConfig(table),
        }));
    }),
  );
  return tables.flat();
}

/** Tables that belong to no noun of the product, with the folder that writes them. */
export const PLATFORM_TABLES: Record<string, string> = {
  schema_migrations: 'platform/database',
  throttles: 'platform/rate',
  idempotency_keys: 'platform/resource',
};
