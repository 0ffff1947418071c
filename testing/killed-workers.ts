import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

export interface Killing {
  db: Database;
  jobs: Pick<Jobs<never>, 'supervise'>;
  /** Starts a worker process that prints `runs jobs` when it is ready. */
  startWorker(): ChildProcess;
  kills: number;
  /** From 0 to 1; 1 is the end. */
  progress(): Promise<number>;
  /** Begins more work, where the last has ended. */
  begin(): Promise<void>;
  /** Throws where something is not as it should be; called after every kill and at the end. */
  check(): Promise<void>;
}

/** Longest time that a worker lives after it is ready, ms: a few steps of its work. */
const LONGEST_LIFE_MS = 300;
const CHECK_EVERY_MS = 10;
const POLLS_WITHOUT_HELP = 500;

/**
 * Kills workers with SIGKILL at random moments of their work, and starts others, until they were killed so often; then
 * lets one come to the end. Every third lives until it got further, so that the work is never given up.
 */
export async function killWorkers(killing: Killing): Promise<void> {
  const { kills, progress, begin, check } = killing;
  for (let killed = 1; killed <= kills; killed += 1) {
    if ((await progress()) === 1) await begin();
    const worker = await startReady(killing);
    if (killed % 3 === 0) await untilFurther(killing);
    await wait(Math.random() * LONGEST_LIFE_MS);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await handOver(killing);
    await check();
  }
  const last = await startReady(killing);
  await untilReached(killing, async () => (await progress()) === 1);
  last.kill('SIGKILL');
  await once(last, 'exit');
  await check();
}

function startReady({ startWorker }: Killing): Promise<ChildProcess> {
  const worker = startWorker();
  return new Promise((resolve, reject) => {
    let said = '';
    // It goes on being read: a pipe that nobody reads would end the worker before we do.
    worker.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      if (said.includes('runs jobs')) resolve(worker);
    });
    worker.once('exit', () => reject(new Error(`a worker ended by itself: ${said}`)));
  });
}

async function untilFurther(killing: Killing): Promise<void> {
  const before = await killing.progress();
  await untilReached(killing, async () => before === 1 || (await killing.progress()) !== before);
}

/** A worker may have taken a job in the moment of its death: where nothing comes, it is handed over once more. */
async function untilReached(killing: Killing, isReached: () => Promise<boolean>): Promise<void> {
  for (let looks = 1; !(await isReached()); looks += 1) {
    await wait(CHECK_EVERY_MS);
    if (looks % POLLS_WITHOUT_HELP === 0) await handOver(killing);
  }
}

/** In place of waiting until the silence of a dead worker is noticed, and its job is due again. */
async function handOver({ db, jobs }: Killing): Promise<void> {
  await db.write("update jobs.job set heartbeat_on = now() - interval '31 seconds' where state = 'active'");
  await db.write('update jobs.queue set monitor_claim_on = null');
  await jobs.supervise();
  await db.write("update jobs.job set start_after = now() where state = 'retry'");
}
