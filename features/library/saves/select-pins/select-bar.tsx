import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import type { Saver } from '../picker-boards.ts';
import { fetchIds } from './fetch-ids.ts';
import { SelectActions } from './select-actions.tsx';
import styles from './select-pins.module.css';
import type { Selecting } from './selecting.ts';

const ERROR_MS = 6000;

/** On a board the server names all, on other lists they are those that the page has loaded. */
function useAllPins({ on, selection, tell, order }: Selecting): void {
  const { t } = useLingui();
  const isAsked = selection.all === 'asked';
  useEffect(() => {
    if (!isAsked) return;
    if (!on) return tell({ name: 'told', ids: order.current });
    let isWanted = true;
    fetchIds(on.board.id, on.section?.id ?? null, on.narrowed).then(
      (ids) => isWanted && tell({ name: 'told', ids }),
      (error) => {
        if (!isWanted) return;
        tell({ name: 'none' });
        toast.show({ kind: 'error', text: failureText(error, t`That didn't work.`), duration: ERROR_MS });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked, on, tell, order, t]);
}

export type SelectBarProps = { isOpen: boolean; onClose: () => void; selecting: Selecting; saver: Saver };

export function SelectBar({ isOpen, ...bar }: SelectBarProps) {
  return isOpen && <Bar {...bar} />;
}

function Bar({ selecting, saver, onClose }: Omit<SelectBarProps, 'isOpen'>) {
  const { t } = useLingui();
  const { on, selection, tell } = selecting;
  const isAll = selection.all !== 'no';
  useAllPins(selecting);
  return (
    <section className={styles.bar} aria-label={t`Selected Pins`} data-keys-first>
      <IconButton label={t`Stop selecting`} size="small" onClick={onClose}>
        <XIcon size={20} />
      </IconButton>
      <span className={styles.count} role="status">
        <Chosen selection={selection} />
      </span>
      <Button variant="ghost" size="small" onClick={() => tell({ name: isAll ? 'none' : 'all' })}>
        {isAll ? <Trans>Select none</Trans> : on ? <Trans>Select all</Trans> : <Trans>Select loaded</Trans>}
      </Button>
      <SelectActions selecting={selecting} saver={saver} />
    </section>
  );
}

function Chosen({ selection }: Pick<Selecting, 'selection'>) {
  const count = selection.ids.size;
  if (selection.all === 'asked') return <Trans>Selecting all…</Trans>;
  if (count === 0) return <Trans>Choose Pins</Trans>;
  return <Plural value={count} one="# Pin selected" other="# Pins selected" />;
}
