import type { Id } from '#platform/ids/ids.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import type { MediaKind } from '../media.ts';
import { isSealed, seal } from '../seal.ts';
import { insertUpload, listUploads, type UploadRow } from '../upload.store.ts';
import { SLOT_OPEN_MS } from './upload-slot.ts';

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
