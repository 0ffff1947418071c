import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { capitalized } from './cluster-name.ts';
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
