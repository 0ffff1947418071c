import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { ClusterAnswer } from './list-clusters/list-clusters.ts';

export interface ClusterCardData {
  id: string;
  name: string;
  /** Paths of 236x pictures, newest pin first. */
  thumbnails: string[];
  pinCount: number;
}

export function clusterCardData({ id, names, thumbnails, pin_count }: ClusterAnswer): ClusterCardData {
  return {
    id,
    name: capitalized(names[0] ?? ''),
    thumbnails: thumbnails.flatMap((url) => pathOfPicture(url) ?? []),
    pinCount: pin_count,
  };
}

export function capitalized(name: string): string {
  return name.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

export const PREVIEWED = 6;

/** A person with this many unorganized pins but no boards is asked to make one. */
const UPSELL_FROM = 5;

export function asksForFirstBoard(count: number, hasBoards: boolean): boolean {
  return count >= UPSELL_FROM && !hasBoards;
}
