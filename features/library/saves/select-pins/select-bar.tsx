import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import type { Saver } from '../picker-boards.ts';
import { fetchIds, fetchRest, MOST_SELECTED } from './fetch-ids.ts';
import { SelectActions } from './select-actions.tsx';
import styles from './select-pins.module.css';
import type { Selecting } from './selecting.ts';

const ERROR_MS = 6000;

/** The server names those that the page has not loaded. */
function useAllPins({ on, selection, tell, order, cards, rest }: Selecting): void {
  const { t } = useLingui();
  const isAsked = selection.all === 'asked';
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const ofList = async (): Promise<string[]> => {
      const shown = [...order.current];
      if (!rest.current) return shown;
      const { pins, isCut } = await fetchRest(rest.current, MOST_SELECTED - shown.length);
      cards.current = new Map([...pins.map((pin) => [pin.id, pin] as const), ...cards.current]);
      if (isCut && isWanted) toast.show({ text: t`Only the first ${MOST_SELECTED} Pins are selected.` });
      return [...new Set([...shown, ...pins.map(({ id }) => id)])];
    };
    const asked = on ? fetchIds(on.board.id, on.section?.id ?? null, on.narrowed) : ofList();
    asked.then(
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
  }, [isAsked, on, tell, order, cards, rest, t]);
}

export type SelectBarProps = { isOpen: boolean; onClose: () => void; selecting: Selecting; saver: Saver };

export function SelectBar({ isOpen, ...bar }: SelectBarProps) {
  return isOpen && <Bar {...bar} />;
}

function Bar({ selecting, saver, onClose }: Omit<SelectBarProps, 'isOpen'>) {
  const { t } = useLingui();
  const { selection, tell } = selecting;
  const isAll = selection.all !== 'no';
  useAllPins(selecting);
  return (
    <section className={styles.bar} aria-label={t`Selected Pins`} data-keys-first data-toasts="above">
      <IconButton label={t`Stop selecting`} size="small" onClick={onClose}>
        <XIcon size={20} />
      </IconButton>
      <span className={styles.count} role="status">
        <Chosen selection={selection} />
      </span>
      <Button variant="ghost" size="small" onClick={() => tell({ name: isAll ? 'none' : 'all' })}>
        {isAll ? <Trans>Select none</Trans> : <Trans>Select all</Trans>}
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
