import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import type { PinTile } from '../organize-pins/organize-pins.ts';
import { type MovedPin, useOrganize } from '../organize-pins/use-organize.tsx';
import { PinGrid } from '../parts/pin-grid.tsx';
import styles from './create-from-cluster.module.css';

export type ClusterPin = PinTile & MovedPin;

type Board = { id: string; name: string; url: string };

type CreateFromClusterProps = {
  pins: readonly ClusterPin[];
  /** The board has the chosen pins. */
  onDone: (board: Board) => void;
  onChanged: () => void;
  createForm: (onCreated: (board: Board) => void) => ReactNode;
};

export function CreateFromCluster({ pins, onDone, onChanged, createForm }: CreateFromClusterProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState<readonly string[]>([]);
  const move = useOrganize(onChanged);
  const wanted = pins.filter(({ id }) => !left.includes(id));
  const toggle = (id: string) =>
    setLeft(left.includes(id) ? left.filter((other) => other !== id) : [...left, id]);
  const [made, setMade] = useState<Board | null>(null);
  /** If not all pins made it onto the board, retrying fills it instead of making another. */
  const fill = async (board: Board) => {
    if (await move(wanted, { board, section: null })) onDone(board);
    else setMade(board);
  };
  return (
    <div className={styles.columns}>
      <fieldset className={styles.form} disabled={wanted.length === 0}>
        <legend className={styles.legend}>{t`The new board`}</legend>
        {made ? <Again onAgain={() => fill(made)} /> : createForm(fill)}
        <Outlook wanted={wanted} />
      </fieldset>
      <section aria-label={t`Pins in this suggestion`}>
        <PinGrid
          pins={pins}
          selected={wanted.map(({ id }) => id)}
          onToggle={toggle}
          status="end"
          onRetry={onChanged}
        />
      </section>
    </div>
  );
}

function Again({ onAgain }: { onAgain: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  const again = async () => {
    setPending(true);
    try {
      await onAgain();
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="primary" pending={isPending} onClick={again}>
      <Trans>Try again</Trans>
    </Button>
  );
}

function Outlook({ wanted }: { wanted: readonly ClusterPin[] }) {
  const placed = wanted.filter(({ board }) => board !== null).length;
  return (
    <p className={styles.hint} role="status">
      {wanted.length === 0 ? (
        <Trans>Choose at least one Pin.</Trans>
      ) : (
        <Plural value={wanted.length} one="Adds # Pin." other="Adds # Pins." />
      )}{' '}
      {placed > 0 && (
        <Plural
          value={placed}
          one="# of them moves here from another board."
          other="# of them move here from other boards."
        />
      )}
    </p>
  );
}
