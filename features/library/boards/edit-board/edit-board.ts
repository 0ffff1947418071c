import type { Privacy } from '#features/library/pins/pin.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { CoverCrop } from '../board.ts';

/** Undefined fields stay unchanged. */
export interface BoardChanges {
  name?: string;
  description?: string;
  category?: string | null;
  privacy?: Privacy;
  layout?: string;
  showsCollaborators?: boolean;
  isSensitive?: boolean;
  /** Null goes back to the newest pins. */
  cover?: { pinId: Id; crop: CoverCrop | null } | null;
}
