import type { Transaction } from '#platform/database/database.ts';
import type { Context, Reading } from './context.ts';

/** Sees what the transaction has locked, and discards everything read before. */
export function readingIn(context: Context, tx: Transaction): Reading {
  return { ...context, db: tx, found: undefined };
}
