import { type AllowedAdAccount, lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { isHashed } from '#features/conversions/conversion-events/conversion.ts';
import type { Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type FileRow, findFileRow, setFileStatus } from '../conversion-file.store.ts';
import {
  FILE_LIMITS,
  type FileAction,
  type FileStatus,
  isHashedField,
  REQUIRED_FIELDS,
} from '../conversion-file.ts';
import { workOffFileJob } from '../work-off-file/work-off-file.service.ts';
import { insertFile, insertPart, type NewFile } from './send-file.store.ts';

type Me = ContextFor<'person'>;

interface Of {
  adAccountId: Id;
  fileId: Id;
}

/** A file whose parts follow. */
export async function beginFile(context: Me, adAccountId: Id, file: NewFile): Promise<Id> {
  const missing = REQUIRED_FIELDS.find((field) => !file.columns.includes(field));
  if (missing) throw wrong('columns', msg('{field}: one of them must be {column}'), { column: missing });
  const used = file.columns.filter(Boolean);
  const twice = used.find((field, index) => used.indexOf(field) !== index);
  if (twice) throw wrong('columns', msg('{field}: only one of them can be {column}'), { column: twice });
  if (file.headers.length !== file.columns.length)
    throw wrong('headers', msg('{field}: must be as many as the columns'));
  if ((file.source === 'partner') !== Boolean(file.partner))
    throw wrong('partner', msg('{field}: must be named for conversions of a partner, and only for those'));
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, adAccountId);
    return insertFile(tx, account, file, clock.now());
  });
}

function wrong(field: string, message: string, values: Record<string, string | number> = {}): Refusal {
  return new Refusal({ kind: 'invalid', reason: 'wrong-file', message, field, values: { field, ...values } });
}

/** Parts come in order. One that is there already is left as it is, so that sending it again does no harm. */
export async function addPart(
  context: Me,
  { adAccountId, fileId, number, rows }: Of & { number: number; rows: readonly (readonly string[])[] },
): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const { account, file } = await lockFile(tx, context, { adAccountId, fileId });
    if (number < file.parts) return;
    if (file.status !== 'sending') throw ended();
    if (number > file.parts) throw wrong('number', msg('{field}: must be {next}'), { next: file.parts });
    if (file.row_count + rows.length > FILE_LIMITS.rows)
      throw wrong('rows', msg('{field}: a file has up to {most}'), { most: FILE_LIMITS.rows });
    requireHashed(file, rows);
    await insertPart(tx, account, { fileId, number, rows }, clock.now());
  });
}

async function lockFile(tx: Transaction, context: Me, { adAccountId, fileId }: Of) {
  const account: AllowedAdAccount = await lockOwnAdAccount(tx, context, adAccountId);
  const file = await findFileRow(tx, fileId);
  if (file?.ad_account_id !== account.id) throw notFound('file');
  return { account, file };
}

const ended = () =>
  new Refusal({
    kind: 'conflict',
    reason: 'file-moved-on',
    message: msg("This file has moved on, so this can't be done to it anymore."),
  });

/** Addresses and numbers of people do not come here as they are; nor does what is not named. */
function requireHashed({ columns }: FileRow, rows: readonly (readonly string[])[]): void {
  for (const [index, cells] of rows.entries()) {
    if (cells.length !== columns.length)
      throw wrong('rows', msg('{field}: row {row} must have {count} cells'), {
        ...{ row: index + 1, count: columns.length },
      });
    for (const [place, cell] of cells.entries()) {
      const column = columns[place] ?? '';
      if (cell === '' || (column && (!isHashedField(column) || isHashed(cell)))) continue;
      const message = column
        ? msg('{field}: {column} in row {row} must be hashed with SHA-256, as lower-case hexadecimal digits')
        : msg('{field}: row {row} has a cell in a column that is not sent');
      throw wrong('rows', message, { column, row: index + 1 });
    }
  }
}

const FROM: Record<FileAction, readonly FileStatus[]> = {
  check: ['sending'],
  add: ['checked'],
  stop: ['sending', 'checking', 'checked', 'adding'],
};
const TO = { check: 'checking', add: 'adding', stop: 'stopped' } as const;

/** Asking for the same again changes nothing. What was added before a file is stopped stays. */
export async function decideFile(
  context: Me,
  { adAccountId, fileId, action }: Of & { action: FileAction },
): Promise<FileStatus> {
  const { db, clock, jobs } = context;
  return db.transaction(async (tx) => {
    const { account, file } = await lockFile(tx, context, { adAccountId, fileId });
    const status = TO[action];
    if (file.status === status) return status;
    if (!FROM[action].includes(file.status)) throw ended();
    if (file.row_count === 0 && action === 'check') throw wrong('rows', msg('{field}: the file has none'));
    if (action === 'add' && file.wrong_rows === file.row_count)
      throw wrong('action', msg('{field}: no row is valid'));
    await setFileStatus(tx, account, { fileId, status, at: clock.now() });
    if (action !== 'stop') await jobs.enqueue(tx, workOffFileJob, { file_id: fileId });
    return status;
  });
}
