import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { capitalized } from './cluster-name.ts';
import type { ClusterAnswer } from './list-clusters/list-clusters.ts';

/** What the card of a suggested board shows. */
export interface ClusterCardData {
  id: string;
  name: string;
  /** Paths of pictures of 236x, the newest pin's first. */
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
