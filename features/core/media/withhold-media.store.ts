import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOfSignature } from './media.ts';

const SET: Statement = {
  name: 'media-set-withheld',
  text: 'update media set withheld_at = $3 where home = $1 and signature = $2',
};

export async function setWithheld(tx: Transaction, signature: string, at: Date | null): Promise<void> {
  await tx.write(SET, [homeOfSignature(signature), signature, at]);
}

const WITHHELD: Statement = {
  name: 'media-is-withheld',
  text: 'select withheld_at is not null as withheld from media where home = $1 and signature = $2',
};

export async function isWithheldFile(db: Queryable, signature: string): Promise<boolean> {
  const [row] = await db.rows<{ withheld: boolean }>(WITHHELD, [homeOfSignature(signature), signature]);
  return row?.withheld ?? false;
}
