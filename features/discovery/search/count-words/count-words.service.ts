import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { WORD_KINDS } from '../search.tables.ts';
import {
  addCounts,
  advancePass,
  arePinsFew,
  beginPass,
  countWords,
  endPass,
  findLatestPass,
  type Pass,
} from './count-words.store.ts';

/** With fewer pins words are counted every five minutes, with more about once an hour. */
const FEW_PINS = 10_000;
const MINUTES_BETWEEN = 55;

const HOMES = 4096;
/** Few enough that a step is short, and many enough that a frequent word is not written often. */
const HOMES_IN_STEP = 256;

type Counting = Pick<Platform, 'db' | 'clock'>;

/** Counts the words of what everybody may find. A run that dies continues where it was. */
export async function countAllWords(
  { db, clock }: Counting,
  signal: AbortSignal,
  fewPins = FEW_PINS,
): Promise<void> {
  const latest = await findLatestPass(db);
  if (latest?.ended_at && !(await isDue({ db, clock }, latest.ended_at, fewPins))) return;
  const pass = latest && !latest.ended_at ? latest : await nextPass({ db }, latest);
  for (let home = pass.next_home; home < HOMES; home += HOMES_IN_STEP) {
    signal.throwIfAborted();
    await countStep({ db }, { ...pass, next_home: home });
  }
  await db.transaction((tx) => endPass(tx, pass.pass, clock.now()));
}

async function isDue({ db, clock }: Counting, ended: Date, fewPins: number): Promise<boolean> {
  const minutes = (clock.now().getTime() - ended.getTime()) / 60_000;
  return minutes >= MINUTES_BETWEEN || (await arePinsFew(db, fewPins));
}

async function nextPass({ db }: Pick<Platform, 'db'>, latest: Pass | undefined): Promise<Pass> {
  const pass = (latest?.pass ?? 0) + 1;
  await beginPass(db, pass);
  return { pass, next_home: 0, ended_at: null };
}

async function countStep({ db }: Pick<Platform, 'db'>, step: Pass): Promise<void> {
  const to = step.next_home + HOMES_IN_STEP;
  const counted = await Promise.all(
    WORD_KINDS.map(async (kind) => ({ kind, words: await countWords(db, kind, [step.next_home, to]) })),
  );
  await db.transaction(async (tx) => {
    if (!(await advancePass(tx, step, to))) return;
    for (const { kind, words } of counted) await addCounts(tx, kind, words);
  });
}

export const countWordsJob = defineJob({
  name: 'search.count-words',
  data: z.object({}),
  options: { singletonKey: () => 'words', expireInSeconds: 3600 },
  schedule: { cron: '*/5 * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Counting, _, { signal }) => countAllWords(platform, signal),
});
