import { isOneAggregate } from './nouns.ts';
import { isForTests, type SourceFile } from './source-file.ts';

const TABLE = /(\w+): \{/g;
const SQL_WRITE = /\b(?:insert into|update|delete from|truncate|merge into)\s+(?:only\s+)?(\w+)\b/g;

/** Folders that may write every table, each with its reason. */
const WRITERS: Record<string, string> = {
  'sample/':
    'the sample world has topics and a past, which no service makes; it only fills an empty database',
  'bench/': 'a million rows come quicker past the product than through it',
};

/** A table is written only by the noun that owns it and those of the same aggregate. */
export function tableWrites(files: SourceFile[]): string[] {
  const tables = new Map<string, string>();
  for (const { path, text } of files) {
    if (!path.endsWith('.tables.ts')) continue;
    for (const [, table = ''] of text.matchAll(TABLE)) tables.set(table, featureOf(path));
  }
  return files
    .filter(({ path }) => !isForTests(path) && !Object.keys(WRITERS).some((place) => path.startsWith(place)))
    .flatMap(({ path, text }) => {
      const written = [...text.matchAll(SQL_WRITE)].map(([, table = '']) => table);
      return [...new Set(written)]
        .filter((table) => mayNotWrite(featureOf(path), tables.get(table)))
        .map((table) => `${path} writes ${table}, a table of ${tables.get(table)}`);
    });
}

function mayNotWrite(writer: string, owner: string | undefined): boolean {
  return owner !== undefined && owner !== writer && !isOneAggregate(writer, owner);
}

function featureOf(path: string): string {
  const [folder = '', , noun = ''] = path.split('/');
  return folder === 'features' ? noun : folder;
}
