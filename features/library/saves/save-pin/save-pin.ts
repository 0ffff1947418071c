import type { SectionName } from '#features/library/boards/section-name.ts';
import type { PinMedia, PinTexts } from '#features/library/pins/new-pin.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { StoredPicture } from '../pick-media.service.ts';

export interface SavePinInput {
  boardId: Id | null;
  section: SectionName | null;
  media: PinMedia | StoredPicture;
  texts: PinTexts;
}
