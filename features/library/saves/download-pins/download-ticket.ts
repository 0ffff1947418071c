import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Id } from '#platform/ids/ids.ts';

/** What an address downloads, for whom, until when. */
export interface DownloadTicket {
  /** Who downloads. */
  personId: Id;
  /** Who sees the pins: this person, or the business that they act for. */
  viewerId: Id;
  pinIds: readonly Id[];
  until: Date;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** Encrypted, as addresses are logged. 500 ids fit into an address that servers and proxies take. */
export function sealTicket({ personId, viewerId, pinIds, until }: DownloadTicket, secret: string): string {
  const numbers = [BigInt(until.getTime()), ...[personId, viewerId, ...pinIds].map(BigInt)];
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(secret), iv);
  const sealed = [cipher.update(Buffer.from(BigInt64Array.from(numbers).buffer)), cipher.final()];
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Null if we did not seal it, or it has run out. */
export function openTicket(text: string, secret: string, now: Date): DownloadTicket | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyFor(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const opened = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return ticketIn(Uint8Array.from(Buffer.concat(opened)), now);
  } catch {
    // Someone changed it, or it was sealed with another secret.
    return null;
  }
}

function ticketIn(bytes: Uint8Array, now: Date): DownloadTicket | null {
  const [until = 0n, ...ids] = new BigInt64Array(bytes.buffer);
  const [personId, viewerId, ...pinIds] = ids.map((id) => String(id) as Id);
  if (!personId || !viewerId || until <= now.getTime()) return null;
  return { personId, viewerId, pinIds, until: new Date(Number(until)) };
}

const keyFor = (secret: string) => createHmac('sha256', secret).update('downloads').digest();
