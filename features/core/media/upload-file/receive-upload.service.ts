import type { Readable } from 'node:stream';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { MediaKind } from '../media.ts';
import { failureTexts, type UploadFailure, uploadFailures } from '../media-refusal.ts';
import { recordPicture, recordVideo } from '../take-media.service.ts';
import { claimUpload, findUpload, finishUpload, releaseUpload, type UploadRow } from '../upload.store.ts';
import { holdSlot, leaseEnd } from './upload-file.service.ts';
import { SLOT_LEASE_MS } from './upload-slot.ts';

/**
 * Stores the file before it answers, so that the client's first poll finds it done. A broken transfer frees the slot,
 * a crash or a stall once its lease ends; a slot serves one file.
 */
export async function receiveUpload(
  platform: Platform,
  id: Id,
  body: Readable,
): Promise<{ signature: string }> {
  const { db, clock } = platform;
  const claimed = leaseEnd(clock);
  const isMine = await claimUpload(db, id, clock.now(), claimed);
  const upload = await findUpload(db, id);
  if (!upload) throw notFound('upload');
  if (!isMine) return answerAgain(upload);
  const held = holdSlot(platform, { id, claimed }, body);
  const work = recordFile(platform, upload, held.watched);
  const taken = await orRelease(work, async () => releaseUpload(db, id, await held.end()));
  const until = await held.end();
  const end = taken.ok ? { signature: taken.media.signature } : { failure: taken.reason };
  const isStillMine = await finishUpload(db, { id, until }, end, clock.now());
  if (!taken.ok) throw refuseFile(taken.reason);
  // The upload was abandoned, or the slot took another file.
  if (!isStillMine) return answerAgain((await findUpload(db, id)) ?? upload);
  return { signature: taken.media.signature };
}

async function recordFile(platform: Platform, upload: { kind: MediaKind; user_id: Id }, body: Readable) {
  const record = upload.kind === 'video' ? recordVideo : recordPicture;
  return record(platform, body, upload.user_id);
}

async function orRelease<T>(work: Promise<T>, release: () => Promise<void>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await release();
    throw error;
  }
}

// The client may have missed the first answer, so it is repeated.
function answerAgain({ signature, failure }: UploadRow): { signature: string } {
  if (signature) return { signature };
  if (failure) throw refuseFile(failureTexts(failure).reason);
  const message = 'A file is already being uploaded here.';
  throw new Refusal({
    kind: 'conflict',
    reason: 'upload-in-progress',
    message,
    retryAfterSeconds: SLOT_LEASE_MS / 1000,
  });
}

function refuseFile(reason: UploadFailure): Refusal {
  return new Refusal({ ...uploadFailures[reason], reason });
}
