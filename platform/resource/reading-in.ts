import type { Transaction } from '#platform/database/database.ts';
import type { Context, Reading } from './context.ts';

/** The request, reading in this transaction: what it has locked, and nothing that was read before the locks. */
export function readingIn(context: Context, tx: Transaction): Reading {
  return { ...context, db: tx, found: undefined };
}
