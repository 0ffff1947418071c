import { listMedia, type MediaRow } from '#features/core/media/media.service.ts';
import { findSeenPins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { pictureKey } from '#platform/images/picture-address.ts';
import { videoKey } from '#platform/images/video-address.ts';
import type { Reading } from '#platform/resource/context.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { sealTicket } from './download-ticket.ts';
import { nameFiles } from './name-files.ts';

/** What one download may contain. */
export const MOST_DOWNLOAD_BYTES = 1024 ** 3;

/** Enough to begin it, ms. */
const TICKET_MS = 5 * 60_000;

export interface DownloadFile {
  key: string;
  name: string;
  savedAt: Date;
}

export interface Download {
  files: DownloadFile[];
  /** The originals together; the archive is hardly larger. */
  bytes: number;
  /** So many pins or their files are gone, or the viewer no longer sees them. */
  missing: number;
}

export interface OfferedDownload extends Pick<Download, 'files' | 'bytes'> {
  token: string;
}

export async function offerDownload(
  context: ContextFor<'person'>,
  pinIds: readonly Id[],
): Promise<OfferedDownload> {
  const { config, clock, viewer } = context;
  const { files, bytes } = await listDownload(context, pinIds);
  const until = new Date(clock.now().getTime() + TICKET_MS);
  const personId = viewer.acting?.actor.id ?? viewer.id;
  return { files, bytes, token: sealTicket({ personId, viewerId: viewer.id, pinIds, until }, config.secret) };
}

/** The originals of those pins that the viewer sees now. */
export async function listDownload(context: Reading, pinIds: readonly Id[]): Promise<Download> {
  const seen = new Map((await findSeenPins(context, pinIds)).map((pin) => [pin.id, pin]));
  const pins = pinIds.flatMap((id) => seen.get(id) ?? []);
  if (pins.length === 0) throw notFound('pin');
  const media = await listMedia(context.db, pins.flatMap(signaturesOf));
  const found = pins.flatMap((pin) => {
    const files = signaturesOf(pin).flatMap((one) => media.get(one) ?? []);
    return files.length > 0 ? [{ pin, media: files }] : [];
  });
  const bytes = found.flatMap((one) => one.media).reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MOST_DOWNLOAD_BYTES) throw tooLarge(bytes);
  return { files: nameFiles(found.map(filesOf)), bytes, missing: pinIds.length - found.length };
}

function tooLarge(bytes: number): Refusal {
  const megabytes = (count: number) => Math.ceil(count / 1024 ** 2);
  const values = { size: megabytes(bytes), most: megabytes(MOST_DOWNLOAD_BYTES) };
  const message = 'These Pins are {size} MB together. A download can have at most {most} MB. Choose fewer.';
  return new Refusal({ kind: 'too-large', reason: 'download-too-large', field: 'pin_ids', message, values });
}

type PinRow = ShownPin['row'];

/** Of a story, the pictures and videos of its pages; of a video, not its still. */
function signaturesOf({ image_signature, video_signature, story }: PinRow): string[] {
  const blocks = story?.pages.flatMap((page) => page.blocks) ?? [];
  const ofStory = blocks.flatMap((block) => (block.kind === 'text' ? [] : block.signature));
  return ofStory.length > 0 ? ofStory : [video_signature ?? image_signature];
}

function filesOf({ pin, media }: { pin: PinRow; media: readonly MediaRow[] }) {
  return { title: pin.title, savedAt: pin.created_at, files: media.map(originalOf) };
}

function originalOf({ signature, kind, original_ext }: MediaRow): { key: string; extension: string } {
  if (kind === 'video') {
    const extension = original_ext === 'webm' ? 'webm' : 'mp4';
    return { key: videoKey({ signature, extension }), extension };
  }
  const extension = original_ext === 'png' || original_ext === 'gif' ? original_ext : 'jpg';
  return { key: pictureKey({ size: 'originals', signature, extension }), extension };
}
