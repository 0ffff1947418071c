import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { Badge } from '#design/badge/badge.tsx';
import { Card, CardText, CardTitle } from '#design/card/card.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PinCardData } from '../pin-card-data.ts';
import styles from './pin-card.module.css';
import { PinPicture } from './pin-picture.tsx';
import { SensitiveShown } from './sensitive-shown.ts';

type PinCardProps = {
  pin: PinCardData;
  line: string;
  isFirst?: boolean;
  /** As high as all others: its picture is cut, and its title has one line. */
  isEven?: boolean | undefined;
  /** Of its column, px. */
  width?: number | undefined;
  overlay?: ReactNode;
  aside?: ReactNode;
};

const WIDTHS = ['236x', '474x', '736x'] as const;

/** Taller pictures are cut in the grid, so that one strip does not fill the wall. */
const TALLEST = 2.6;

/** Heights in px. */
export const CARD_TEXT = 48;

export const EVEN_CARD = { ratio: 1.25, text: CARD_TEXT };

/** Height without the line; leaves room for a menu next to the title. */
const CARD_TITLE = 36;

/** Height with two lines of a try's note. */
const CARD_NOTE = 72;

const SECOND_LINE = 20;

export function PinCard({ pin, line, isFirst, isEven, width = 236, overlay, aside }: PinCardProps) {
  const { t } = useLingui();
  const isWarned = use(SensitiveShown);
  const isBlurred = pin.is_sensitive && !isWarned;
  const height = shownHeight(pin, isEven);
  // A picture that is wider than its place is shown larger.
  const scale = Math.max(1, height / pin.height);
  return (
    <Card
      to={`/pin/${pin.id}/`}
      label={labelOf(pin, line, t`Pin of ${pin.pinner.full_name}`)}
      picture={
        <>
          <span className={isBlurred ? styles.sensitive : undefined}>
            <PinPicture
              pin={{ ...pin, height }}
              among={WIDTHS}
              sizes={`(max-width: 540px) ${(width > 300 ? 100 : 50) * scale}vw, ${width * scale}px`}
              isFirst={isFirst}
            />
          </span>
          {isBlurred && <Warning />}
          {pin.tried?.photo && <TriedPhoto signature={pin.tried.photo} />}
        </>
      }
      overlay={
        <>
          <PinMarks pin={pin} />
          {overlay}
        </>
      }
      aside={aside}
    >
      {pin.grid_title && <CardTitle isLong={!isEven && isLong(pin)}>{pin.grid_title}</CardTitle>}
      {pin.tried?.note ? <span className={styles.note}>{pin.tried.note}</span> : null}
      {line && <CardText>{line}</CardText>}
    </Card>
  );
}

function shownHeight({ width, height }: PinCardData, isEven: boolean | undefined): number {
  return isEven ? Math.round(width * EVEN_CARD.ratio) : Math.min(height, Math.round(width * TALLEST));
}

/** Undefined where the title labels the link. */
function labelOf({ grid_title, alt_text }: PinCardData, line: string, fallback: string): string | undefined {
  if (grid_title) return undefined;
  return alt_text ? `${alt_text} ${line}`.trim() : fallback;
}

function TriedPhoto({ signature }: { signature: string }) {
  const { t } = useLingui();
  return (
    <img
      src={picturePath(signature, '136x136', 'webp')}
      alt={t`How it turned out`}
      width={72}
      height={72}
      loading="lazy"
      decoding="async"
      className={styles.photo}
    />
  );
}

function Warning() {
  return (
    <span className={styles.screen}>
      <span className={styles.warning}>
        <Trans>This board may contain sensitive content</Trans>
      </span>
    </span>
  );
}

function PinMarks({ pin }: { pin: PinCardData }) {
  const { t } = useLingui();
  const mark = markOf(pin, { video: t`Video`, animated: t`GIF`, pages: t`${pin.page_count} pages` });
  return mark ? (
    <span className={styles.mark}>
      <Badge>{mark}</Badge>
    </span>
  ) : null;
}

function markOf(pin: PinCardData, words: { video: string; animated: string; pages: string }): string | null {
  if (pin.is_video) return words.video;
  if (pin.page_count > 1) return words.pages;
  return pin.is_animated ? words.animated : null;
}

/** Too long for one line of the narrowest column on a typical phone. */
const isLong = ({ grid_title }: PinCardData) => grid_title.length > 22;

/** Height ÷ width of a card's picture and the height of the text below it, for the wall layout. */
export function sizeOfPinCard(pin: PinCardData, line: string): { ratio: number; text: number } {
  const text = pin.tried?.note ? CARD_NOTE : line ? CARD_TEXT : CARD_TITLE;
  return {
    ratio: Math.min(pin.height / pin.width, TALLEST),
    text: isLong(pin) ? text + SECOND_LINE : text,
  };
}
