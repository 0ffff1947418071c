import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { deleteUploadsOf } from './upload.store.ts';

/** Deletes a person's upload records. Returns the signatures of their files. */
export function forgetUploads(tx: Transaction, personId: Id): Promise<string[]> {
  return deleteUploadsOf(tx, personId);
}
