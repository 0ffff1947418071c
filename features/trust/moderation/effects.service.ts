import { z } from 'zod';
import { releaseMedia, withholdMedia } from '#features/core/media/withhold-media.service.ts';
import {
  decideNoindexOfPerson,
  filesOfPictures,
  giveProfilePictures,
  suspendPerson,
  takeProfilePictures,
  undoSuspension,
} from '#features/core/people/person-moderation.service.ts';
import {
  disableBoard,
  enableBoard,
  markSensitive,
  unmarkSensitive,
} from '#features/library/boards/board-moderation.service.ts';
import { decideNoindexOfPin } from '#features/library/pins/pin-rows.service.ts';
import { bringTryBack, removeTry } from '#features/library/pins/tries.service.ts';
import { bringPinBack, removePin } from '#features/library/saves/remove-pin.service.ts';
import { bringCommentBack, removeComment } from '#features/social/comments/comment-deletion.service.ts';
import { bringMessageBack, removeMessage } from '#features/social/conversations/message.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import type { CaseRow } from './case.store.ts';
import type { Decision } from './case.ts';
import { findShownFiles, listFilesOfPin } from './shown-files.store.ts';
import { findStandingSuspension, isDecidedElsewhere } from './standing.store.ts';

export interface Acting {
  platform: Platform;
  tx: Transaction;
  staffId: Id;
  at: Date;
}

interface Effect {
  /** Returns what `undo` needs. */
  act(acting: Acting, decided: CaseRow, days: number | null): Promise<Record<string, unknown>>;
  undo(acting: Acting, decided: CaseRow): Promise<void>;
}

const NOTHING: Effect = { act: async () => ({}), undo: async () => {} };

/** Not those that another decision has withheld since. */
async function giveFilesBack(
  platform: Platform,
  tx: Transaction,
  withheld: readonly string[],
  ofThing: readonly string[],
): Promise<void> {
  const shown = await findShownFiles(tx, ofThing);
  await releaseMedia(platform, tx, [...new Set([...withheld, ...shown])]);
}

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
    await giveFilesBack(platform, tx, files, await listFilesOfPin(tx, object_id));
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
    const photo = await bringTryBack(tx, object_id);
    await giveFilesBack(platform, tx, removedTry.parse(undo).files, photo ? [photo] : []);
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
  undo: ({ tx }, decided) =>
    enableBoard(tx, decided.object_id, () => isDecidedElsewhere(tx, decided, 'disable_board')),
};

const markSensitiveEffect: Effect = {
  act: async ({ tx }, { object_id }) => {
    await markSensitive(tx, object_id);
    return {};
  },
  undo: ({ tx }, decided) =>
    unmarkSensitive(tx, decided.object_id, () => isDecidedElsewhere(tx, decided, 'mark_sensitive')),
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
    await giveProfilePictures(tx, user_id, pictures);
    await giveFilesBack(platform, tx, files, filesOfPictures(pictures));
  },
};

/** What `seo_noindex_reason` says; the case says which rule it was. */
const NOINDEX_REASON = 'moderation';

const noindexEffect: Effect = {
  act: async ({ tx }, decided) => {
    await decideNoindex(tx, decided, async () => NOINDEX_REASON);
    return {};
  },
  undo: ({ tx }, decided) =>
    decideNoindex(tx, decided, async () =>
      (await isDecidedElsewhere(tx, decided, 'noindex')) ? NOINDEX_REASON : null,
    ),
};

function decideNoindex(
  tx: Transaction,
  { kind, object_id, user_id }: Pick<CaseRow, 'kind' | 'object_id' | 'user_id'>,
  findReason: () => Promise<string | null>,
): Promise<void> {
  return kind === 'person'
    ? decideNoindexOfPerson(tx, user_id, findReason)
    : decideNoindexOfPin(tx, object_id, findReason);
}

const DAY_MS = 86_400_000;

const suspendEffect: Effect = {
  act: async ({ tx, at }, { user_id }, days) => {
    const until = days === null ? null : new Date(at.getTime() + days * DAY_MS);
    await suspendPerson(tx, user_id, at, until);
    return {};
  },
  undo: ({ tx, at }, decided) =>
    undoSuspension(tx, decided.user_id, () => findStandingSuspension(tx, decided, at)),
};

const EFFECTS: Record<Decision, Effect> = {
  dismiss: NOTHING,
  warn: NOTHING,
  remove_pin: removePinEffect,
  remove_comment: removeCommentEffect,
  remove_try: removeTryEffect,
  remove_message: removeMessageEffect,
  mark_sensitive: markSensitiveEffect,
  disable_board: disableBoardEffect,
  hide_pictures: hidePicturesEffect,
  noindex: noindexEffect,
  suspend: suspendEffect,
};

export function effectOf(decision: Decision): Effect {
  return EFFECTS[decision];
}
