import { Readable } from 'node:stream';
import type { Clock } from '#platform/clock/clock.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { renewUpload } from '../upload.store.ts';
import { SLOT_LEASE_MS } from './upload-slot.ts';

/** Two renewals may fail before another file gets the slot. */
const RENEW_EVERY_MS = SLOT_LEASE_MS / 3;

export interface HeldSlot {
  /** The same bytes; as long as they come, the slot is held. */
  watched: Readable;
  /** Ends the renewals; returns until when the slot is claimed. */
  end(): Promise<Date>;
}

export const leaseEnd = (clock: Clock): Date => new Date(clock.now().getTime() + SLOT_LEASE_MS);

/**
 * Renews a claim while bytes arrive and, after the last, until `end`: a stalled transfer loses its slot, like a dead
 * process.
 */
export function holdSlot(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  { id, claimed }: { id: Id; claimed: Date },
  body: Readable,
): HeldSlot {
  let until = claimed;
  let hasMoved = false;
  let isComplete = false;
  let renewed = Promise.resolve();
  const renew = async () => {
    const next = leaseEnd(clock);
    if (await renewUpload(db, { id, until }, next)) until = next;
  };
  const timer = setInterval(() => {
    if (!hasMoved && !isComplete) return;
    hasMoved = false;
    // The next renewal tries again; if all fail, the claim ends, which finishing the upload notices.
    renewed = renewed.then(renew).catch((err) => log.warn({ err }, 'a claim of an upload was not renewed'));
  }, RENEW_EVERY_MS).unref();
  async function* watch() {
    for await (const chunk of body) {
      hasMoved = true;
      yield chunk;
    }
    isComplete = true;
  }
  const end = async () => {
    clearInterval(timer);
    await renewed;
    return until;
  };
  return { watched: Readable.from(watch(), { objectMode: false }), end };
}
