import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { DaysLeft, DeletedList } from '#features/library/boards/parts/deleted-list.tsx';
import { PinPicture } from '#features/library/pins/parts/pin-picture.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { useRestorePin } from '../delete-pins/use-delete-pin.ts';
import styles from './deleted-pins.module.css';
import type { DeletedPinAnswer } from './recently-deleted-pins.resource.ts';

export type DeletedPinData = Omit<DeletedPinAnswer, 'type' | 'deleted_at'>;

export function deletedPinData({ type: _, deleted_at: __, ...pin }: DeletedPinAnswer): DeletedPinData {
  return pin;
}

export interface FirstDeletedPins {
  items: DeletedPinData[];
  bookmark: string | null;
}

const keyOf = (pin: DeletedPinData) => pin.id;

/** `now` is in ms. */
export function DeletedPins({ first, now }: { first: FirstDeletedPins; now: number }) {
  const source = useMemo(
    () => ({
      ...{ resource: 'RecentlyDeletedPinsResource.get' as const, options: {} },
      ...{ first, item: deletedPinData, keyOf },
    }),
    [first],
  );
  const { items, status, loadMore, remove } = usePages(source);
  if (items.length === 0) return null;
  return (
    <DeletedList
      title={<Trans>Recently deleted Pins</Trans>}
      className={styles.list}
      foot={
        <>
          {status === 'error' && <ErrorState onRetry={loadMore} />}
          {(status === 'more' || status === 'loading') && (
            <Button size="small" onClick={loadMore} pending={status === 'loading'}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </>
      }
    >
      {items.map((pin) => (
        <DeletedPin key={pin.id} pin={pin} now={now} onRestored={() => remove(pin.id)} />
      ))}
    </DeletedList>
  );
}

type DeletedPinProps = { pin: DeletedPinData; now: number; onRestored: () => void };

function DeletedPin({ pin, now, onRestored }: DeletedPinProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const restorePin = useRestorePin();
  const restore = async () => {
    setPending(true);
    if (await restorePin(pin.id)) onRestored();
    else setPending(false);
  };
  const name = pin.title || pin.alt_text || t`Pin without a title`;
  return (
    <li className={styles.pin}>
      <div className={styles.picture}>
        <PinPicture pin={{ ...pin, grid_title: pin.title }} among={['236x', '474x']} sizes="160px" isCover />
      </div>
      <div>
        {pin.title && <p className={styles.title}>{pin.title}</p>}
        <p className={styles.line}>
          <DaysLeft until={pin.restorable_until} now={now} />
        </p>
      </div>
      <Button size="small" pending={isPending} onClick={restore} aria-label={t`Restore ${name}`}>
        <Trans>Restore</Trans>
      </Button>
    </li>
  );
}
