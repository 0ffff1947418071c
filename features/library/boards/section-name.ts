import type { Id } from '#platform/ids/ids.ts';

/** How a caller names a section of a board: whichever of the two fits. */
export interface SectionName {
  id: Id | null;
  slug: string | null;
}
