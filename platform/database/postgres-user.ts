import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#platform/config/start-error.ts';
import type { Logger } from '#platform/telemetry/log.ts';

/** Empty means our own. */
export type RunAs = { uid?: number; gid?: number };

const run = promisify(execFile);

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, created if missing, else as `nobody`. */
export async function findPostgresUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const existing = await findUser('postgres');
  if (existing) return existing;
  // Fails where system users cannot be changed; `nobody` exists everywhere.
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined);
  const user = (await findUser('postgres')) ?? (await findUser('nobody'));
  if (!user)
    throw new StartError('PostgreSQL cannot run as root here. Start as another user, or set DATABASE_URL.');
  return user;
}

async function findUser(name: string): Promise<RunAs | null> {
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

export async function makeOwnedFolder(folder: string, owner: RunAs): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveTo(folder, owner);
}

export async function giveTo(path: string, owner: RunAs): Promise<void> {
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(path, owner.uid, owner.gid);
}

/** Lets the user traverse (`o+x`) but not list the folders above `path`, such as `/root`. */
export async function letPassTo(path: string, user: RunAs, log: Logger): Promise<void> {
  if (user.uid === undefined) return;
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (mode & bit) continue;
    await chmod(folder, (mode & 0o7777) | bit);
    log.warn(
      { folder },
      'allowed the database user to pass through this folder, as PostgreSQL does not run as root',
    );
  }
}
