import type { Transaction } from '#platform/database/database.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { deleteMediaRows, holdMediaRow, lockMediaRows } from './forget-media.store.ts';
import { keysOf, withheldKey } from './media-keys.ts';

/** Keeps a stored file from going until the end of the transaction; false where it is gone already. */
export function holdMedia(tx: Transaction, signature: string): Promise<boolean> {
  return holdMediaRow(tx, signature);
}

/**
 * Removes stored files, with all their sizes, that nothing shows any more; `findUsed` says which of them are shown
 * still. It is asked while they are locked, so that nobody begins to show one meanwhile.
 */
export async function forgetMedia(
  tx: Transaction,
  storage: Storage,
  signatures: readonly string[],
  findUsed: (signatures: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const locked = await lockMediaRows(tx, signatures);
  if (locked.length === 0) return;
  const used = await findUsed(locked.map((file) => file.signature));
  const unused = locked.filter((file) => !used.has(file.signature));
  await deleteMediaRows(
    tx,
    unused.map((file) => file.signature),
  );
  // Before the commit: a process that dies here does it again, while one that died after it would leave the files.
  for (const key of unused.flatMap(keysOf)) {
    await storage.delete(key);
    await storage.delete(withheldKey(key));
  }
}
