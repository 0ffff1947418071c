import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FEATURES = join(import.meta.dirname, '../../features');

interface OwnedTable {
  name: string;
  /** The noun that writes it. */
  noun: string;
  /** The words that its columns take, of those with a vocabulary. */
  vocabularies: Record<string, readonly string[]>;
}

/** The tables that the `.tables.ts` files of the features name. */
export async function listFeatureTables(): Promise<OwnedTable[]> {
  const paths = await readdir(FEATURES, { recursive: true });
  const files = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => path.endsWith('.tables.ts'));
  const tables = await Promise.all(
    files.sort().map(async (path) => {
      const file: { TABLES: Record<string, OwnedTable['vocabularies']> } = await import(
        /* @vite-ignore */ join(FEATURES, path)
      );
      const noun = path.split('/')[1] ?? '';
      return Object.entries(file.TABLES).map(([name, vocabularies]) => ({ name, noun, vocabularies }));
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
