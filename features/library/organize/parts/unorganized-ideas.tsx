import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { asksForFirstBoard, PREVIEWED } from '../cluster-card-data.ts';
import type { PinTile } from '../organize-pins/organize-pins.ts';
import styles from './organize.module.css';
import { PinThumb } from './pin-grid.tsx';

export type UnorganizedIdeasProps = {
  pins: readonly PinTile[];
  count: number;
  hasBoards: boolean;
  onOrganize: () => void;
  /** The pointer is over the button: the dialog may open soon. */
  onAim: () => void;
};

export function UnorganizedIdeas({ pins, count, hasBoards, onOrganize, onAim }: UnorganizedIdeasProps) {
  const isUpsold = asksForFirstBoard(count, hasBoards);
  return (
    <section className={styles.section} aria-labelledby="unorganized-ideas">
      <div className={styles.line}>
        <h2 id="unorganized-ideas" className={styles.heading}>
          <Trans>Unorganized ideas</Trans>
        </h2>
        {!isUpsold && (
          <Button size="small" onClick={onOrganize} onPointerEnter={onAim} onFocus={onAim}>
            <Trans>Organize</Trans>
          </Button>
        )}
      </div>
      <Preview {...{ pins, count, onOrganize, onAim }} />
      {isUpsold && <FirstBoard {...{ onOrganize, onAim }} />}
    </section>
  );
}

type PreviewProps = Omit<UnorganizedIdeasProps, 'hasBoards'>;

function Preview({ pins, count, onOrganize, onAim }: PreviewProps) {
  return (
    <button
      type="button"
      className={styles.preview}
      onClick={onOrganize}
      onPointerEnter={onAim}
      onFocus={onAim}
    >
      <VisuallyHidden>
        <Trans>Organize your unorganized ideas</Trans>
      </VisuallyHidden>
      {pins.slice(0, PREVIEWED).map((pin, index) => (
        <span key={pin.id} className={styles.thumb}>
          <PinThumb pin={pin} />
          {index === PREVIEWED - 1 && count > PREVIEWED && <span className={styles.more}>{`+${count}`}</span>}
        </span>
      ))}
    </button>
  );
}

function FirstBoard({ onOrganize, onAim }: Pick<UnorganizedIdeasProps, 'onOrganize' | 'onAim'>) {
  return (
    <div className={styles.upsell}>
      <div>
        <h3 className={styles.upsellTitle}>
          <Trans>Give your ideas a home</Trans>
        </h3>
        <p className={styles.upsellText}>
          <Trans>Boards keep related Pins together. Make your first one from these.</Trans>
        </p>
      </div>
      <Button variant="primary" onClick={onOrganize} onPointerEnter={onAim} onFocus={onAim}>
        <Trans>Organize your ideas</Trans>
      </Button>
    </div>
  );
}
