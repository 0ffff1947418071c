import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type FetchRefusal, FetchRefused } from '#platform/fetching/fetch-refusal.ts';
import type { PictureDescriptor } from '#platform/images/describe-pixels.ts';
import { GateFull } from '#platform/images/gate.ts';
import {
  type PictureRefusal,
  type Refused,
  refuse,
  type VideoRefusal,
} from '#platform/images/picture-limits.ts';
import { type TakingOptions, takePicture } from '#platform/images/take-picture.ts';
import { takeVideo } from '#platform/images/take-video.ts';
import type { Platform } from '#platform/resource/context.ts';
import { tooManyRequests, unavailable } from '#platform/resource/refusal.ts';
import { currentMaps, describeMedia } from './appearance.service.ts';
import { insertMedia, type MediaRow } from './media.store.ts';
import { claimFiles, holdClaim } from './media-claim.store.ts';
import { placeFilesJob } from './place-files/place-files.service.ts';

export interface Taken {
  ok: true;
  media: MediaRow;
}

/** A video without a picture shows black, as in every player. */
const VIDEO_COLOR = '#000000';

/** Idempotent. `uploader` is whose turn it takes; by default the site's own. */
export async function recordPicture(
  platform: Platform,
  body: Readable,
  uploader?: string,
): Promise<Taken | Refused<PictureRefusal | 'withheld'>> {
  const claim = claimOf(platform);
  const taken = await orTooMany(takePicture(body, { ...takingOptions(platform), ...claim, uploader }));
  if (!taken.ok) return taken;
  return claim.keep(
    {
      signature: taken.signature,
      kind: 'image',
      width: taken.width,
      height: taken.height,
      dominant_color: taken.dominantColor,
      placeholder: taken.placeholder,
      perceptual_hash: taken.perceptualHash,
      is_animated: taken.isAnimated,
      original_ext: taken.originalExtension,
      bytes: taken.bytes,
      duration_ms: null,
    },
    taken,
  );
}

/** Its cover is a separate picture. `uploader` is whose turn it takes; by default the site's own. */
export async function recordVideo(
  platform: Platform,
  body: Readable,
  uploader?: string,
): Promise<Taken | Refused<VideoRefusal | 'withheld'>> {
  const claim = claimOf(platform);
  const taken = await orTooMany(takeVideo(body, { ...takingOptions(platform), ...claim, uploader }));
  if (!taken.ok) return taken;
  return claim.keep({
    signature: taken.signature,
    kind: 'video',
    width: taken.width,
    height: taken.height,
    dominant_color: VIDEO_COLOR,
    placeholder: null,
    perceptual_hash: null,
    is_animated: false,
    original_ext: taken.format,
    bytes: taken.bytes,
    duration_ms: taken.durationMs,
  });
}

/** When to retry if one's queue is full; by then one of its files has had its turn. */
const RETRY_SECONDS = 5;

async function orTooMany<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof GateFull ? tooManyRequests(RETRY_SECONDS) : error;
  }
}

export async function takePictureFromUrl(
  platform: Platform,
  url: string,
  uploader: string,
): Promise<Taken | Refused<PictureRefusal | 'withheld' | FetchRefusal>> {
  const fetched = await platform.fetcher.fetchPicture(url);
  if (!fetched.ok) return { ok: false, reason: fetched.reason };
  try {
    return await recordPicture(platform, fetched.stream, uploader);
  } catch (error) {
    if (error instanceof FetchRefused) return { ok: false, reason: error.reason };
    throw error;
  }
}

/** The time limit for storing a file; new files are kept at least this long, ms. */
const CLAIM_MS = 15 * 60 * 1000;

type Seen = Pick<PictureDescriptor, 'palette' | 'vector'>;

/** Protects files from deletion while they are stored: the row is written only while the claim holds. */
function claimOf({ db, clock, jobs }: Platform) {
  let claim = '';
  return {
    beforeStoring: async (signature: string): Promise<void> => {
      claim = await claimFiles(db, signature, new Date(clock.now().getTime() + CLAIM_MS));
    },
    keep: async (media: MediaRow, seen?: Seen): Promise<Taken | Refused<'withheld'>> => {
      const [map] = seen ? await currentMaps(db) : [];
      return db.transaction(async (tx) => {
        const isWithheld = await insertMedia(tx, media, clock.now());
        if (seen && map) await describeMedia(tx, media.signature, seen, map);
        // It took so long that the files were deleted.
        if (!(await holdClaim(tx, media.signature, claim))) throw unavailable();
        if (!isWithheld) return { ok: true, media };
        // A withheld file was uploaded again, so its new files are where they are served.
        await jobs.enqueue(tx, placeFilesJob, { signature: media.signature });
        return refuse('withheld');
      });
    },
  };
}

function takingOptions({ storage, config }: Platform): TakingOptions {
  // A separate key, so that addresses reveal nothing about other uses of the secret.
  const secret = createHmac('sha256', config.secret).update('media signatures').digest('hex');
  return { storage, secret, tempDir: incomingFolder({ config }) };
}

export function incomingFolder({ config }: Pick<Platform, 'config'>): string {
  return join(config.dataDir, 'incoming');
}
