import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type LockedAdAccount, lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { recordConversions } from '#features/conversions/conversion-events/record-conversions.service.ts';
import { CONVERSIONS_CHANGED, type Reported } from '#features/conversions/conversion-events/reported.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { tell } from '#platform/live/tell.ts';
import type { Platform } from '#platform/resource/context.ts';
import {
  type FileRow,
  findFileRow,
  findPartRow,
  type PartRow,
  setFileStatus,
} from '../conversion-file.store.ts';
import { readRow } from './read-row.ts';
import { listKnownEvents, type PartResult, writePartResult } from './work-off-file.store.ts';

type Worker = Pick<Platform, 'db' | 'clock' | 'config'>;

interface Step {
  worker: Worker;
  tx: Transaction;
  account: LockedAdAccount;
  file: FileRow;
}

/** One part in one transaction, so that being killed leaves all or nothing of it. False if nothing is left to do. */
async function workOffPart(worker: Worker, fileId: Id): Promise<boolean> {
  const { db, clock } = worker;
  const found = await findFileRow(db, fileId);
  if (!found) return false;
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, found.ad_account_id);
    const file = account && (await findFileRow(tx, fileId));
    if (!file || (file.status !== 'checking' && file.status !== 'adding')) return false;
    const step = { worker, tx, account, file };
    const part = await findPartRow(tx, fileId, file.position);
    if (part) {
      const result = file.status === 'checking' ? checkPart(file, part) : await addPart(step, part);
      await writePartResult(tx, account, { ...result, fileId, number: file.position }, clock.now());
    } else await endStage(step);
    await tell(tx, [account.owner_id], { type: CONVERSIONS_CHANGED, id: account.id });
    return true;
  });
}

type Result = Omit<PartResult, 'fileId' | 'number'>;

function checkPart(file: FileRow, { rows }: PartRow): Result {
  const read = rows.map((cells) => readRow(file, cells));
  const problems = read.flatMap(({ problems = [] }, row) => problems.map((one) => ({ row, ...one })));
  const results = read.map(({ event }) => (event ? 'v' : 'w')).join('');
  return { results, problems, wrong: read.filter(({ event }) => !event).length };
}

/** What was reported before with the same id is left out, however often a file is sent. */
async function addPart({ worker, tx, account, file }: Step, { rows, results }: PartRow): Promise<Result> {
  const events = rows.map((cells, index) => {
    const { event } = results[index] === 'v' ? readRow(file, cells) : {};
    return event ? { ...event, eventId: event.eventId ?? idOfRow(file, cells) } : null;
  });
  const ids = events.flatMap((event) => event?.eventId ?? []);
  const known = new Set((await listKnownEvents(tx, account, ids)).map(nameOf));
  const fresh: Reported[] = [];
  const letters = events.map((event) => {
    if (!event) return 'w';
    if (known.has(nameOf(event))) return 'r';
    known.add(nameOf(event));
    fresh.push(event);
    return 'a';
  });
  await recordConversions(worker, tx, { id: account.id, ownerId: account.owner_id }, fresh);
  const repeated = letters.filter((letter) => letter === 'r').length;
  return { results: letters.join(''), added: fresh.length, repeated };
}

const nameOf = ({ eventName, eventId }: { eventName: string; eventId: string }) => `${eventName} ${eventId}`;

/** The same row has it in any file, whatever the order of its columns. */
function idOfRow({ columns }: FileRow, cells: readonly string[]): string {
  const said = columns.flatMap((column, place) => (column && cells[place] ? [[column, cells[place]]] : []));
  const text = JSON.stringify(said.sort(([a = ''], [b = '']) => a.localeCompare(b, 'en')));
  return `row-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
}

async function endStage({ tx, account, file, worker: { clock } }: Step): Promise<void> {
  const afterCheck = file.wrong_rows > 0 ? 'checked' : 'adding';
  const status = file.status === 'checking' ? afterCheck : 'done';
  await setFileStatus(tx, account, { fileId: file.id, status, at: clock.now() });
}

export const workOffFileJob = defineJob({
  name: 'conversions.work-off-file',
  data: z.object({ file_id: z.string() }),
  options: { singletonKey: ({ file_id }) => file_id, expireInSeconds: 1_800 },
  run: async (worker: Worker, { file_id }, { signal }) => {
    const id = parseId(file_id);
    while (id && (await workOffPart(worker, id))) signal.throwIfAborted();
  },
});
