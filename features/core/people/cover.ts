export const COVER_RESOLUTIONS = ['736x', '1200x', 'originals'] as const;
export type CoverResolution = (typeof COVER_RESOLUTIONS)[number];

/** Empty means that no cover shows. */
export const COVER_SOURCES = ['image', 'video', ''] as const;

interface CoverViewer {
  isPhone: boolean;
  isSignedIn: boolean;
  isInExperiment: boolean;
}

/** In the experiment all visitors get the small cover, which loads faster. */
export function coverResolution({ isPhone, isSignedIn, isInExperiment }: CoverViewer): CoverResolution {
  return isPhone || (isInExperiment && !isSignedIn) ? '736x' : '1200x';
}

interface Cover {
  source: (typeof COVER_SOURCES)[number];
  images: Record<string, { url: string; width: number; height: number }>;
  dominant_color: string | null;
  video_url: string | null;
}

export interface ShownCover {
  image: string;
  width: number;
  height: number;
  color: string | null;
  video: string | null;
}

/** Our own addresses are paths, whatever the public origin is. */
export function shownCover(cover: Cover | null, resolution: CoverResolution): ShownCover | null {
  const image = cover?.images[resolution];
  if (!cover?.source || !image) return null;
  const video = cover.source === 'video' && cover.video_url ? new URL(cover.video_url).pathname : null;
  const { width, height } = image;
  return { image: new URL(image.url).pathname, width, height, color: cover.dominant_color, video };
}
