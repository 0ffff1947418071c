import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { call } from '#platform/resource/client.ts';
import { forgetPickerBoards } from '../picker-boards.ts';
import styles from './merge-duplicates.module.css';

export interface DuplicatePin {
  id: string;
  title: string;
  signature: string;
  /** Null where it is on the profile. */
  board: { name: string; url: string } | null;
}

type MergeDuplicatesProps = { groups: readonly (readonly DuplicatePin[])[] };

/** Of each group one Pin is kept; the others can be restored. */
export function MergeDuplicates({ groups }: MergeDuplicatesProps) {
  const { t } = useLingui();
  if (groups.length === 0) {
    return <EmptyState title={t`No duplicates`} text={t`None of your Pins show the same picture.`} />;
  }
  return groups.map((pins) => <Group key={pins.map(({ id }) => id).join()} pins={pins} />);
}

function Group({ pins }: { pins: readonly DuplicatePin[] }) {
  const { t } = useLingui();
  const name = useId();
  // The oldest comes last, and has been where it is for longest.
  const [kept, setKept] = useState(pins.at(-1)?.id);
  const { isBusy, merge } = useMerge();
  const others = pins.filter(({ id }) => id !== kept).map(({ id }) => id);
  const count = others.length;
  return (
    <section className={styles.group}>
      <ul className={styles.pins} aria-label={t`Pins with the same picture`}>
        {pins.map((pin) => (
          <li key={pin.id} className={styles.pin}>
            <label className={styles.choice}>
              <img src={picturePath(pin.signature, '236x')} alt="" className={styles.picture} />
              <span className={styles.line}>
                <input type="radio" name={name} checked={pin.id === kept} onChange={() => setKept(pin.id)} />
                <span>{pin.title || t`Untitled`}</span>
              </span>
            </label>
            {pin.board ? <Link to={pin.board.url}>{pin.board.name}</Link> : <Trans>Profile</Trans>}
          </li>
        ))}
      </ul>
      <Button size="small" pending={isBusy} onClick={() => merge(others)}>
        <Plural
          value={count}
          one="Keep the chosen one, delete the other"
          other="Keep the chosen one, delete # others"
        />
      </Button>
    </section>
  );
}

const UNDO_MS = 10_000;

function useMerge() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const change = async (make: () => Promise<unknown>, done: () => void, failed: string) => {
    setBusy(true);
    try {
      await make();
      forgetPickerBoards();
      done();
      await revalidate();
    } catch {
      toast.show({ kind: 'error', text: failed });
    } finally {
      setBusy(false);
    }
  };
  const restore = (pin_ids: string[]) =>
    change(
      () => call('PinRestoreResource.create', { pin_ids }),
      () => toast.show({ text: t`Restored` }),
      t`We couldn't restore the Pins. Try again.`,
    );
  const merge = (pin_ids: string[]) =>
    change(
      () => call('BulkEditResource.delete', { pin_ids }),
      () =>
        toast.show({
          text: t`Duplicates deleted`,
          action: { undo: () => restore(pin_ids) },
          duration: UNDO_MS,
        }),
      t`We couldn't delete the Pins. Try again.`,
    );
  return { isBusy, merge };
}
