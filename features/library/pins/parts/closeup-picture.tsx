import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { Maximize2Icon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PinCardData } from '../pin-card-data.ts';
import styles from './closeup-picture.module.css';
import { leftListWith } from './left-lists.ts';
import { PinPicture } from './pin-picture.tsx';

export const CLOSEUP_WIDTHS = ['474x', '736x', '1200x'] as const;

/** The whole window on phones, elsewhere a pane that grows with the window. As in closeup.module.css. */
export const closeupSizes = ({ width, height }: { width: number; height: number }) =>
  `(max-width: 540px) 100vw, max(508px, min(60vw, ${Math.round((100 * width) / height)}vh))`;

/** Height ÷ width above which a picture is cut, so that the text below it is within reach. */
const TALLEST = 2.6;
/** A small picture is enlarged at most this many times. */
export const MOST_ENLARGED = 2;

const Lightbox = onDemand(() => import('./lightbox.tsx'), 'Lightbox');

/** In the address, so that the browser's way back closes it; also the state of an entry that the press made. */
const ENLARGED = '#picture';

type CloseupPictureProps = {
  pin: PinCardData;
  /** Instead of the still picture. */
  children?: ReactNode;
};

export function CloseupPicture({ pin, children }: CloseupPictureProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(pin.height <= pin.width * TALLEST);
  const { isEnlarged, around, enlarge, leave } = useEnlarging(pin.id);
  // In the browser the picture itself is asked for as soon.
  if (import.meta.env.SSR) fetchFirst(pin);
  return (
    <div
      className={isWhole ? styles.picture : styles.cut}
      style={{ maxInlineSize: pin.width * MOST_ENLARGED }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
      <div className={styles.pressed} onClick={enlarge}>
        {children ?? <PinPicture pin={pin} among={CLOSEUP_WIDTHS} sizes={closeupSizes(pin)} isFirst />}
      </div>
      <IconButton
        label={t`Enlarge picture`}
        variant="onPicture"
        size="small"
        className={styles.enlarge}
        data-enlarge
        onClick={enlarge}
      >
        <Maximize2Icon size={20} />
      </IconButton>
      {!isWhole && (
        <div className={styles.rest}>
          <Button size="small" onClick={() => setWhole(true)}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
      <Lightbox isOpen={isEnlarged} onClose={leave} {...{ pin, around }} />
    </div>
  );
}

function useEnlarging(id: string) {
  const [around, setAround] = useState<readonly PinCardData[]>([]);
  useEffect(() => setAround(leftListWith(id)), [id]);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const go = (hash: string) =>
    navigate({ search, hash }, { state: hash, replace: !hash, preventScrollReset: true });
  return { isEnlarged: hash === ENLARGED, around, enlarge: () => go(ENLARGED), leave: () => go('') };
}

function fetchFirst(pin: PinCardData) {
  const set = CLOSEUP_WIDTHS.map(
    (size) => `${picturePath(pin.image_signature, size, 'webp')} ${Number.parseInt(size, 10)}w`,
  );
  preload(picturePath(pin.image_signature, '736x', 'webp'), {
    as: 'image',
    type: 'image/webp',
    imageSrcSet: set.join(', '),
    imageSizes: closeupSizes(pin),
    fetchPriority: 'high',
    media: pin.is_animated ? '(prefers-reduced-motion: no-preference)' : undefined,
  });
}
