import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { removeOldFiles } from '#platform/storage/remove-old-files.ts';
import type { MediaKind } from '../media.ts';
import { isSealed, seal } from '../seal.ts';
import { incomingFolder } from '../take-media.service.ts';
import { abandonUploads, insertUpload, listUploads, renewUpload, type UploadRow } from '../upload.store.ts';
import { SLOT_ABANDONED_MS, SLOT_LEASE_MS, SLOT_OPEN_MS } from './upload-slot.ts';

type PersonContext = Context & { viewer: PersonViewer };

export interface Slot {
  id: Id;
  path: string;
}

export async function openSlot({ db, clock, config }: Platform, userId: Id, kind: MediaKind): Promise<Slot> {
  const now = clock.now();
  const id = await insertUpload(db, userId, kind, now);
  const token = seal(`upload ${id}`, new Date(now.getTime() + SLOT_OPEN_MS), config.secret);
  return { id, path: `/upload/${id}/?token=${token}` };
}

export function isSlotToken({ clock, config }: Platform, id: Id, token: string): boolean {
  return isSealed(`upload ${id}`, token, clock.now(), config.secret);
}

export function readUploads({ db, viewer }: PersonContext, ids: readonly Id[]): Promise<UploadRow[]> {
  return listUploads(db, viewer.id, ids);
}

async function abandonOldUploads(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'storage'>,
): Promise<void> {
  const { db, clock, storage } = platform;
  await abandonUploads(db, longAgo(clock), clock.now());
  await removeHalfFiles(platform);
  await storage.removeUnfinished(longAgo(clock));
}

/** Leaves files younger than the longest upload, as other processes may share the folder. */
export function removeHalfFiles(platform: Pick<Platform, 'clock' | 'config'>): Promise<void> {
  return removeOldFiles(incomingFolder(platform), longAgo(platform.clock));
}

const longAgo = (clock: Platform['clock']): Date => new Date(clock.now().getTime() - SLOT_ABANDONED_MS);

/** Two renewals may fail before another file gets the slot. */
const RENEW_EVERY_MS = SLOT_LEASE_MS / 3;

interface HeldSlot {
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

export const abandonUploadsJob = defineJob({
  name: 'media.abandon-uploads',
  data: z.object({}),
  schedule: { cron: '*/10 * * * *', data: {} },
  run: (platform: Platform) => abandonOldUploads(platform),
});
