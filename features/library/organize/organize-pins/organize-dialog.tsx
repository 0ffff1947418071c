import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { forgetPickerBoards, loadPickerBoards, type Saver } from '#features/library/saves/picker-boards.ts';
import type { SaveTarget } from '#features/library/saves/save-target.ts';
import { PinGrid } from '../parts/pin-grid.tsx';
import styles from './organize-dialog.module.css';
import {
  mayGoOn,
  NOTHING_ORGANIZED,
  type OrganizeAction,
  type OrganizeStep,
  type Organizing,
  organize,
} from './organize-pins.ts';
import type { Unorganized } from './use-organize.tsx';
import { useOrganize, useUnorganized } from './use-organize.tsx';

export type OrganizeDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  saver: Saver;
  /** Pins have moved: the page is outdated. */
  onChanged: () => void;
  picker: (props: {
    onPick: (target: SaveTarget) => void;
    onNewBoard: (name: string) => void;
    /** Later steps of the picker have a Back button of their own. */
    onStep: (isFirst: boolean) => void;
  }) => ReactNode;
  createForm: (
    onCreated: (board: { id: string; name: string; url: string }) => void,
    suggestedName: string,
  ) => ReactNode;
};

/** Finds boards for pins that have none: choose pins, then an existing board or a new one. */
export function OrganizeDialog(props: OrganizeDialogProps) {
  // Reopening the dialog resets it.
  return props.isOpen ? <OrganizeSteps {...props} /> : null;
}

function OrganizeSteps({ onClose, saver, onChanged, picker, createForm }: OrganizeDialogProps) {
  const [now, action] = useReducer(organize, NOTHING_ORGANIZED);
  const [isAmongBoards, setAmongBoards] = useState(true);
  const [newName, setNewName] = useState('');
  const titles = useTitles();
  const unorganized = useUnorganized();
  const pane = useFocusOnStep(now.step);
  const { pick, pickNew } = usePick({ now, action, onChanged, onClose });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titles[now.step]}
      hasNote
      size="wide"
      className={styles.dialog}
      actions={isAmongBoards && <Acts {...{ now, action, unorganized, saver }} />}
    >
      <div ref={pane} tabIndex={-1} className={styles.pane}>
        {now.step === 'SELECT_PINS' && <SelectStep {...{ now, action, unorganized }} />}
        {now.step === 'PICK_BOARD' &&
          picker({
            onPick: (target) => void pick(target),
            onNewBoard: (name) => {
              setNewName(name);
              action({ action: 'create' });
            },
            onStep: setAmongBoards,
          })}
        {now.step === 'CREATE_BOARD' && createForm(pickNew, newName)}
      </div>
    </Dialog>
  );
}

type PickInput = Pick<OrganizeDialogProps, 'onChanged' | 'onClose'> & {
  now: typeof NOTHING_ORGANIZED;
  action: (action: OrganizeAction) => void;
};

/** Moves the selected pins, and closes once they are moved. */
function usePick({ now, action, onChanged, onClose }: PickInput) {
  const move = useOrganize(onChanged);
  const pick = async (target: SaveTarget) => {
    const pins = now.selected.map((id) => ({ id, board: null }));
    const isMoved = await move(pins, target);
    if (isMoved) onClose();
    return isMoved;
  };
  const pickNew = async (board: NonNullable<SaveTarget['board']>) => {
    forgetPickerBoards();
    // The board exists by now: retrying picks it instead of making another.
    if (!(await pick({ board, section: null }))) action({ action: 'back', hasBoards: true });
  };
  return { pick, pickNew };
}

function useTitles(): Record<OrganizeStep, string> {
  const { t } = useLingui();
  return {
    SELECT_PINS: t`Organize your ideas`,
    PICK_BOARD: t`Choose a board`,
    CREATE_BOARD: t`Create board`,
  };
}

/** Goes on or back once it is known whether there are boards to choose from. */
function useBoardsFirst(saver: Saver, action: (action: OrganizeAction) => void) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const withBoards = async (way: 'next' | 'back') => {
    setPending(true);
    try {
      const { boards } = await loadPickerBoards(saver);
      action({ action: way, hasBoards: boards.length > 0 });
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't load your boards.` });
    } finally {
      setPending(false);
    }
  };
  return { isPending, withBoards };
}

function Acts({ saver, ...step }: SelectStepProps & { saver: Saver }) {
  const { isPending, withBoards } = useBoardsFirst(saver, step.action);
  if (step.now.step === 'SELECT_PINS')
    return <SelectButtons {...step} isPending={isPending} onNext={() => withBoards('next')} />;
  return (
    <Button onClick={() => withBoards('back')} pending={isPending}>
      <Trans>Back</Trans>
    </Button>
  );
}

type SelectButtonsProps = SelectStepProps & { isPending: boolean; onNext: () => void };

function SelectButtons({ unorganized: { items }, now, action, isPending, onNext }: SelectButtonsProps) {
  const { selected } = now;
  const areAll = items.length > 0 && selected.length === items.length;
  const ids = areAll ? [] : items.map(({ id }) => id);
  return (
    <>
      <p className={styles.count} role="status">
        <Plural value={selected.length} one="# Pin selected" other="# Pins selected" />
      </p>
      {items.length > 0 && (
        <Button onClick={() => action({ action: 'select', ids })}>
          {areAll ? <Trans>Select none</Trans> : <Trans>Select all</Trans>}
        </Button>
      )}
      <Button variant="primary" disabled={!mayGoOn(now)} pending={isPending} onClick={onNext}>
        <Trans>Next</Trans>
      </Button>
    </>
  );
}

/** Focuses each step but the first, whose button had the focus, unless something in the step takes it. */
function useFocusOnStep(step: string) {
  const pane = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (!pane.current?.contains(document.activeElement)) pane.current?.focus();
  }, [step]);
  return pane;
}

type SelectStepProps = {
  unorganized: Unorganized;
  now: Organizing;
  action: (action: OrganizeAction) => void;
};

function SelectStep({ unorganized: { items, status, loadMore }, now, action }: SelectStepProps) {
  const { t } = useLingui();
  const nearEnd = useCallback(
    (end: HTMLElement | null) => {
      if (!end) return;
      const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && void loadMore(), {
        rootMargin: '400px',
      });
      observer.observe(end);
      return () => observer.disconnect();
    },
    [loadMore],
  );
  return (
    <section className={styles.grid} aria-label={t`Unorganized ideas`}>
      <PinGrid
        pins={items}
        status={status}
        selected={now.selected}
        onToggle={(id) => action({ action: 'toggle', id })}
        onRetry={loadMore}
      />
      {status === 'more' && items.length > 0 && <div ref={nearEnd} className={styles.end} />}
    </section>
  );
}
