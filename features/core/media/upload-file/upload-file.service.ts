import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import type { MediaKind } from '../media.ts';
import { failureTexts } from '../media-refusal.ts';
import { isSealed, seal } from '../seal.ts';
import { insertUpload, listUploads, type UploadRow } from '../upload.store.ts';
import { SLOT_OPEN_MS, type UploadAnswer } from './upload-slot.ts';

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

/** Whether the token matches the slot's path and the slot is still open. */
export function isSlotToken({ clock, config }: Platform, id: Id, token: string): boolean {
  return isSealed(`upload ${id}`, token, clock.now(), config.secret);
}

/** The status of the viewer's own uploads, by id; others' are missing. */
export async function readUploads(
  context: PersonContext,
  ids: readonly Id[],
): Promise<Record<string, UploadAnswer>> {
  const rows = await listUploads(context.db, context.viewer.id, ids);
  const i18n = await context.texts.in(context.locale);
  return Object.fromEntries(rows.map((row) => [row.id, presentUpload(row, i18n)]));
}

function presentUpload({ id, status, signature, failure }: UploadRow, i18n: ServerI18n): UploadAnswer {
  const words = status === 'failed' ? failureTexts(failure) : null;
  return {
    upload_id: id,
    status,
    signature: status === 'succeeded' ? signature : null,
    failure_reason: words?.reason ?? null,
    failure_message: words && i18n.t(words.message, words.values),
  };
}
