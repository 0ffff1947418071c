import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { deleteUploadsOf } from './upload.store.ts';

/** Forgets who brought which files. Answers the signatures of those of this person. */
export function forgetUploads(tx: Transaction, personId: Id): Promise<string[]> {
  return deleteUploadsOf(tx, personId);
}
