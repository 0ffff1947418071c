import type { Statement, Transaction } from '#platform/database/database.ts';
import { givenIds } from '#platform/database/given-ids.ts';
import { homeOfSignature, type MediaKind } from './media.ts';

export interface LockedMedia {
  signature: string;
  kind: MediaKind;
  original_ext: string;
}

const HOLD: Statement = {
  name: 'media-hold',
  text: 'select from media where home = $1 and signature = $2 and withheld_at is null for key share',
};

/** False if one is gone or withheld. */
export async function holdMediaRows(tx: Transaction, signatures: readonly string[]): Promise<boolean> {
  for (const signature of [...new Set(signatures)].sort()) {
    const held = await tx.rows(HOLD, [homeOfSignature(signature), signature]);
    if (held.length === 0) return false;
  }
  return true;
}

const LOCK: Statement = {
  name: 'media-lock',
  text: 'select signature, kind, original_ext from media where home = $1 and signature = $2 for update',
};

/** Locks files in the order of their signatures; unknown ones are missing. */
export async function lockMediaRows(tx: Transaction, signatures: readonly string[]): Promise<LockedMedia[]> {
  const found: LockedMedia[] = [];
  for (const signature of [...new Set(signatures)].sort()) {
    found.push(...(await tx.rows<LockedMedia>(LOCK, [homeOfSignature(signature), signature])));
  }
  return found;
}

const DELETE: Statement = {
  name: 'media-delete',
  text: `delete from media m using ${givenIds(1, 'text')} as gone (home, signature)
    where m.home = gone.home and m.signature = gone.signature`,
};

export async function deleteMediaRows(tx: Transaction, signatures: readonly string[]): Promise<void> {
  await tx.write(DELETE, [signatures.map(homeOfSignature), signatures]);
}
