import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ProcessLife } from '#app/server/run-process.ts';
import { StartError } from '#platform/config/start-error.ts';
import type { Platform } from '#platform/resource/context.ts';
import { isWorldUnfinished } from './world.store.ts';

const INTERRUPTED = 'Could not add all sample pictures. The next start adds the rest.';
const PROGRAM = join(import.meta.dirname, 'make-sample-world.ts');

/**
 * A process of its own gives its memory back when it ends. Resolves before the pictures, which follow one by one.
 * @throws StartError where it cannot be made; the reason of `stopping` where that is aborted meanwhile
 */
export async function startSampleWorld(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  databaseUrl: string,
  { atStop, stopping }: Pick<ProcessLife, 'atStop' | 'stopping'>,
  say: (line: string) => void,
): Promise<void> {
  if (!(await isWorldUnfinished(db))) return;
  stopping.throwIfAborted();
  const { port, dataDir: DATA_DIR } = config;
  const env = { ...process.env, PORT: String(port), DATA_DIR, DATABASE_URL: databaseUrl };
  const maker = fork(PROGRAM, { env });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: isMade, resolve: answer } = Promise.withResolvers<boolean>();
  const leave = (isWell: boolean) => {
    answer(isWell);
    end();
  };
  maker.once('message', () => {
    answer(true);
    // Killed for want of memory, for example, it says nothing itself.
    maker.once('exit', (code) => {
      if (code !== 0 && !stopping.aborted) say(INTERRUPTED);
    });
  });
  maker.once('exit', (code) => leave(code === 0));
  maker.on('error', () => leave(false));
  const stop = () => void maker.kill('SIGTERM');
  stopping.addEventListener('abort', stop, { once: true });
  atStop(async () => {
    stop();
    await ended;
  });
  const isWell = await isMade;
  stopping.throwIfAborted();
  if (isWell) return;
  // What was wrong it has said itself.
  throw new StartError(
    'The sample world could not be created. Start again, or leave it out: npm start -- --empty',
  );
}
