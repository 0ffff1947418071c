import { useLingui } from '@lingui/react/macro';
import { CLOSEUP_SIZES, CLOSEUP_WIDTHS } from './closeup-picture.tsx';
import type { StoryBlockData, StoryPageData } from './pin-page-data.ts';
import { PinPicture } from './pin-picture.tsx';
import { PinVideo } from './pin-video.tsx';
import styles from './story-pager.module.css';

type StoryPageViewProps = { page: StoryPageData; alt: string; isFirst?: boolean; isShown?: boolean };

/** One page of a story: its pictures, videos and texts in reading order. */
export function StoryPageView({ page, alt, isFirst, isShown }: StoryPageViewProps) {
  return page.blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their order
    <Block key={index} block={block} alt={alt} isFirst={isFirst && index === 0} isShown={isShown} />
  ));
}

type BlockProps = Omit<StoryPageViewProps, 'page'> & { block: StoryBlockData };

function Block({ block, alt, isFirst, isShown }: BlockProps) {
  const { t } = useLingui();
  switch (block.kind) {
    case 'text':
      return <p className={styles.text}>{block.text}</p>;
    case 'video':
      return (
        <div className={styles.film}>
          <PinVideo video={block.video} label={alt || t`Video`} isShown={isShown} isFitted />
        </div>
      );
    case 'picture':
      return (
        <div className={styles.media}>
          <PinPicture
            pin={{
              image_signature: block.signature,
              width: block.width,
              height: block.height,
              alt_text: alt,
              grid_title: '',
              dominant_color: 'transparent',
            }}
            among={CLOSEUP_WIDTHS}
            sizes={CLOSEUP_SIZES}
            isFirst={isFirst}
          />
        </div>
      );
  }
}
