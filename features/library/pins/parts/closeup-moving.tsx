import { useLingui } from '@lingui/react/macro';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PinPageData } from './pin-page-data.ts';
import { PinVideo } from './pin-video.tsx';
import { StoryPager } from './story-pager.tsx';

/** The video of a pin, or the pages of its story. */
export function CloseupMoving({ pin: { card, video, pages } }: { pin: PinPageData }) {
  const { t } = useLingui();
  const alt = card.alt_text ?? card.grid_title;
  if (video) {
    const poster = picturePath(card.image_signature, '736x');
    return <PinVideo video={video} poster={poster} label={alt || t`Video`} />;
  }
  return <StoryPager pages={pages} ratio={card.height / card.width} alt={alt} color={card.dominant_color} />;
}
