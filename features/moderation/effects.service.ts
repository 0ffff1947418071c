import { z } from 'zod';
import { disableBoard, enableBoard } from '#features/boards/board-disabling.service.ts';
import { bringCommentBack, removeComment } from '#features/comments/remove-comment.service.ts';
import { bringMessageBack, removeMessage } from '#features/conversations/remove-message.service.ts';
import { releaseMedia, withholdMedia } from '#features/media/withhold-media.service.ts';
import {
  filesOfPictures,
  giveProfilePictures,
  takeProfilePictures,
} from '#features/people/profile-pictures.service.ts';
import { suspendPerson, undoSuspension } from '#features/people/suspension.service.ts';
import { bringTryBack, removeTry } from '#features/pins/remove-try.service.ts';
import { bringPinBack, removePin } from '#features/saves/remove-pin.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import type { CaseRow } from './case.store.ts';
import type { Decision } from './case.ts';
import { findShownFiles, listFilesOfPin } from './shown-files.store.ts';

/** Somebody of the staff acting on a case, at a moment. */
export interface Acting {
  platform: Platform;
  tx: Transaction;
  staffId: Id;
  at: Date;
}

interface Effect {
  /** Does it; answers what it takes to undo it. */
  act(acting: Acting, decided: CaseRow, days: number | null): Promise<Record<string, unknown>>;
  /** Undoes it. */
  undo(acting: Acting, decided: CaseRow): Promise<void>;
}

const NOTHING: Effect = { act: async () => ({}), undo: async () => {} };

const removed = z.object({
  before: z.object({ deletedBy: idOption.nullable() }).nullable(),
  files: z.array(z.string()),
});

const removePinEffect: Effect = {
  act: async ({ platform, tx, staffId, at }, { object_id }) => {
    const before = await removePin(platform, tx, object_id, { staffId, at });
    const files = await listFilesOfPin(tx, object_id);
    return { before, files: await withholdMedia(platform, tx, files, (some) => findShownFiles(tx, some)) };
  },
  undo: async ({ platform, tx, at }, { object_id, undo }) => {
    const { before, files } = removed.parse(undo);
    await bringPinBack(platform, tx, object_id, { before, at });
    await releaseMedia(platform, tx, files);
  },
};

const removedComment = z.object({ before: z.object({ deletedBy: idOption.nullable() }).nullable() });

const removeCommentEffect: Effect = {
  act: async ({ tx, staffId, at }, { object_id }) => ({
    before: await removeComment(tx, object_id, { staffId, at }),
  }),
  undo: ({ tx }, { object_id, undo }) => bringCommentBack(tx, object_id, removedComment.parse(undo).before),
};

const removedTry = z.object({ files: z.array(z.string()) });

const removeTryEffect: Effect = {
  act: async ({ platform, tx, at }, { object_id }) => {
    const photo = await removeTry(tx, object_id, at);
    const files = photo ? [photo] : [];
    return { files: await withholdMedia(platform, tx, files, (some) => findShownFiles(tx, some)) };
  },
  undo: async ({ platform, tx }, { object_id, undo }) => {
    await bringTryBack(tx, object_id);
    await releaseMedia(platform, tx, removedTry.parse(undo).files);
  },
};

const removeMessageEffect: Effect = {
  act: async ({ tx, at }, { object_id }) => {
    await removeMessage(tx, object_id, at);
    return {};
  },
  undo: ({ tx }, { object_id }) => bringMessageBack(tx, object_id),
};

const disableBoardEffect: Effect = {
  act: async ({ tx }, { object_id }) => {
    await disableBoard(tx, object_id);
    return {};
  },
  undo: ({ tx }, { object_id }) => enableBoard(tx, object_id),
};

const hidden = z.object({
  avatar: z.string().nullable(),
  covers: z.array(z.string()),
  files: z.array(z.string()),
});

const hidePicturesEffect: Effect = {
  act: async ({ platform, tx }, { user_id }) => {
    const pictures = await takeProfilePictures(tx, user_id);
    const files = filesOfPictures(pictures);
    const withheld = await withholdMedia(platform, tx, files, (some) => findShownFiles(tx, some));
    return { ...pictures, files: withheld };
  },
  undo: async ({ platform, tx }, { user_id, undo }) => {
    const { files, ...pictures } = hidden.parse(undo);
    await releaseMedia(platform, tx, files);
    await giveProfilePictures(tx, user_id, pictures);
  },
};

const suspended = z.object({ at: z.coerce.date().nullable(), until: z.coerce.date().nullable() });

const DAY_MS = 86_400_000;

const suspendEffect: Effect = {
  act: async ({ tx, at }, { user_id }, days) => {
    const until = days === null ? null : new Date(at.getTime() + days * DAY_MS);
    return { ...(await suspendPerson(tx, user_id, at, until)) };
  },
  undo: ({ tx }, { user_id, undo }) => undoSuspension(tx, user_id, suspended.parse(undo)),
};

const EFFECTS: Record<Decision, Effect> = {
  dismiss: NOTHING,
  warn: NOTHING,
  remove_pin: removePinEffect,
  remove_comment: removeCommentEffect,
  remove_try: removeTryEffect,
  remove_message: removeMessageEffect,
  disable_board: disableBoardEffect,
  hide_pictures: hidePicturesEffect,
  suspend: suspendEffect,
};

/** What a decision does to the thing or the person, and how that is undone. */
export function effectOf(decision: Decision): Effect {
  return EFFECTS[decision];
}
