import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { insertReport, openCase } from './case.store.ts';
import { logAction } from './case-log.store.ts';
import type { TakedownLaw } from './takedown.ts';
import type { Thing } from './things.service.ts';

interface Filing {
  reporterId: Id | null;
  reason: string;
  law: TakedownLaw | null;
  details: string;
  evidence: readonly string[];
  takedownId: Id | null;
  at: Date;
}

/** Returns whether it is new: reporting the same thing again for the same reason counts once. */
export async function fileReport(tx: Transaction, thing: Thing, filing: Filing): Promise<boolean> {
  const { reason, law, at } = filing;
  const open = await openCase(tx, thing, at);
  const isNew = await insertReport(tx, open, filing);
  // The reporter is stored with the report, which is erased with them; the log stays.
  if (isNew) await logAction(tx, open, { staffId: null, act: 'reported', data: { reason, law }, at });
  return isNew;
}
