import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#design/icons/visitor-icons.tsx';
import { LinkedText } from '#design/link/linked-text.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PinCardData } from '../pin-card-data.ts';
import shown from './closeup-picture.module.css';
import { CLOSEUP_WIDTHS, CloseupPicture, closeupSizes } from './closeup-picture.tsx';
import type { PinPageData, StoryBlockData, StoryPageData } from './pin-page-data.ts';
import { PinPicture } from './pin-picture.tsx';
import { PinVideo } from './pin-video.tsx';
import { pageAfterKey } from './story-keys.ts';
import styles from './story-pager.module.css';

type StoryPagerProps = {
  pages: readonly StoryPageData[];
  /** Height ÷ width, shared by all pages. */
  ratio: number;
  alt: string;
  color: string;
};

function StoryPager({ pages, ratio, alt, color }: StoryPagerProps) {
  const { t } = useLingui();
  const count = pages.length;
  const { track, at, go, onScroll, onKeyDown } = useStoryPages(count);
  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={t`Pages of the story`}
      className={styles.pager}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.track}
        style={{ aspectRatio: 1 / ratio, background: color }}
        onScroll={onScroll}
      >
        {pages.map((page, index) => (
          <li
            key={page.id}
            className={styles.page}
            aria-label={t`Page ${index + 1} of ${count}`}
            inert={index !== at}
          >
            <StoryPageView page={page} alt={alt} isFirst={index === 0} isShown={index === at} />
          </li>
        ))}
      </ul>
      <TurnButtons at={at} count={count} onTurn={go} />
      <p className={styles.place} aria-live="polite">
        <Trans>
          {at + 1} of {count}
        </Trans>
      </p>
    </section>
  );
}

function TurnButtons({ at, count, onTurn }: { at: number; count: number; onTurn: (to: number) => void }) {
  const { t } = useLingui();
  const variant = { variant: 'onPicture', size: 'small' } as const;
  return (
    <>
      {at > 0 && (
        <IconButton
          {...variant}
          label={t`Previous page`}
          className={styles.previous}
          onClick={() => onTurn(at - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
      )}
      {at < count - 1 && (
        <IconButton {...variant} label={t`Next page`} className={styles.next} onClick={() => onTurn(at + 1)}>
          <ChevronRightIcon />
        </IconButton>
      )}
    </>
  );
}

function useStoryPages(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);

  const go = (to: number) => {
    const element = track.current;
    const page = element?.children[to];
    if (!element || !(page instanceof HTMLElement)) return;
    // scrollIntoView may also move the whole page.
    element.scrollTo({ left: page.offsetLeft, behavior: motion() });
  };
  const onScroll = () => {
    const element = track.current;
    // In right-to-left layouts the distance is negative.
    if (element) setAt(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLVideoElement) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = pageAfterKey(event.key, at, count, isMirrored);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  return { track, at, go, onScroll, onKeyDown };
}

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

export function CloseupMoving({ pin: { card, video, pages } }: { pin: PinPageData }) {
  const { t } = useLingui();
  const alt = card.alt_text ?? card.grid_title;
  if (video) {
    const poster = picturePath(card.image_signature, '736x');
    return <PinVideo video={video} poster={poster} label={alt || t`Video`} />;
  }
  if (pages.length === 0) {
    return (
      <CloseupPicture pin={card}>
        <CloseupAnimation pin={card} />
      </CloseupPicture>
    );
  }
  return <StoryPager pages={pages} ratio={card.height / card.width} alt={alt} color={card.dominant_color} />;
}

type StoryPageViewProps = { page: StoryPageData; alt: string; isFirst?: boolean; isShown?: boolean };

function StoryPageView({ page, alt, isFirst, isShown }: StoryPageViewProps) {
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
      return (
        <p className={styles.text}>
          <LinkedText pieces={block.pieces} />
        </p>
      );
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
            sizes={closeupSizes(block)}
            isFirst={isFirst}
          />
        </div>
      );
  }
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Stands still if the reader's system asks for reduced motion; a press pauses and resumes it. */
function CloseupAnimation({ pin }: { pin: PinCardData }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isCalm, setCalm] = useState(false);
  useEffect(() => setCalm(matchMedia(REDUCED).matches), []);
  const moves = chosen ?? !isCalm;
  return (
    <>
      <PinPicture
        pin={pin}
        among={CLOSEUP_WIDTHS}
        sizes={closeupSizes(pin)}
        isFirst
        motion={chosen === null ? 'as wished' : chosen ? 'always' : 'never'}
      />
      <IconButton
        label={moves ? t`Stop animation` : t`Play animation`}
        variant="onPicture"
        size="small"
        className={shown.motion}
        onClick={(event) => {
          event.stopPropagation();
          setChosen(!moves);
        }}
      >
        {moves ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </IconButton>
    </>
  );
}
