import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '#platform/config/start-error.ts';
import { isAlive } from './postgres-process.ts';

/** Locks held by this very process: its own number in a file may also be left over from a former container. */
const held = new Set<string>();

/** Returns the function that releases the lock. Takes over the lock of a dead process. */
export async function takeFileLock(path: string, patienceMs = 60_000): Promise<() => Promise<void>> {
  const until = Date.now() + patienceMs;
  while (!(await create(path))) {
    const holder = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
    const abandoned = holder === process.pid ? !held.has(path) : holder > 0 && !isAlive(holder);
    if (abandoned) await rm(path, { force: true });
    else if (Date.now() > until)
      throw new StartError(`Another process (${holder}) holds ${path}. Stop it, or remove the file.`);
    else await wait(100);
  }
  held.add(path);
  return async () => {
    held.delete(path);
    await rm(path, { force: true });
  };
}

async function create(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
