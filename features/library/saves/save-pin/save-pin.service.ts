import { holdMedia } from '#features/core/media/forget-media.service.ts';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import type { SectionName } from '#features/library/boards/board-name.ts';
import { placePins } from '#features/library/boards/board-places.service.ts';
import { lockTarget } from '#features/library/boards/board-targets.service.ts';
import { requireVisiblePin, type ShownPin } from '#features/library/pins/pin.service.ts';
import { countsOfPins } from '#features/library/pins/pin-counts.ts';
import type { PinMedia, PinTexts } from '#features/library/pins/pin-options.ts';
import { addPin, emitPinsChanged } from '#features/library/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { holdPicture, type StoredPicture } from '../pick-media.service.ts';

/** Writes the pin, its place and all counts in one transaction. */
export async function savePin(context: ContextFor<'person'>, input: SavePinInput): Promise<ShownPin> {
  const { db, clock, viewer } = context;
  const { boardId, section, texts } = input;
  const at = clock.now();
  const pinnerId = viewer.id;
  return db.transaction(async (tx) => {
    const [media, target] = await Promise.all([
      holdMediaOf(context, tx, input.media),
      boardId ? lockTarget(context, tx, { boardId, section }) : null,
    ]);
    const privacy = target?.board.privacy ?? 'public';
    const pinId = await addPin(tx, { ...media, ...texts, pinnerId, boardId, privacy, createdAt: at });
    const counted = { pinner_id: pinnerId, kind: media.kind, is_repin: false, board_id: boardId };
    const [, , pin] = await Promise.all([
      target && placePins(tx, target, [pinId], { savedBy: pinnerId, at }),
      changePersonCounts(tx, countsOfPins([counted], 1)),
      requireVisiblePin(readingIn(context, tx), pinId),
      emitPinsChanged(context, tx, [pinnerId]),
    ]);
    return pin;
  });
}

/** Protects the files from removal until the pin shows them. */
async function holdMediaOf(
  context: ContextFor<'person'>,
  tx: Transaction,
  media: SavePinInput['media'],
): Promise<PinMedia> {
  if ('storedPicture' in media) return holdPicture(context, tx, media);
  const { imageSignature, video, story } = media;
  const blocks = (story?.pages ?? []).flatMap((page) => page.blocks);
  const inStory = blocks.flatMap((block) => (block.kind === 'text' ? [] : [block.signature]));
  if (!(await holdMedia(tx, [imageSignature, ...(video ? [video.signature] : []), ...inStory]))) {
    throw invalid('image_signature', 'This file is no longer stored. Upload it again.');
  }
  return media;
}

interface SavePinInput {
  boardId: Id | null;
  section: SectionName | null;
  media: PinMedia | StoredPicture;
  texts: PinTexts;
}
