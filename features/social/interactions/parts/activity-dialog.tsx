import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { NearEnd } from '#design/even-grid/near-end.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { EndOfList } from '#design/states/end-of-list.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { Age } from '#features/library/boards/parts/age.tsx';
import { call } from '#platform/resource/client.ts';
import styles from './activity-dialog.module.css';
import { createInteractions, type InteractionData } from './interactions.ts';

export type ActivityDialogProps = { isOpen: boolean; onClose: () => void; pinId: string };

/** Opened again, it shows what it had until that is fetched anew. */
export function ActivityDialog({ isOpen, onClose, pinId }: ActivityDialogProps) {
  const [store] = useState(() =>
    createInteractions((bookmark) =>
      call('NativeInteractionsResource.get', { pin_id: pinId, bookmarks: [bookmark] }),
    ),
  );
  useEffect(() => {
    if (isOpen) void store.fetch();
  }, [isOpen, store]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Activity</Trans>} size="medium">
      <Activity store={store} onLeave={onClose} />
    </Dialog>
  );
}

type ActivityProps = { store: ReturnType<typeof createInteractions>; onLeave: () => void };

function Activity({ store, onLeave }: ActivityProps) {
  const { t } = useLingui();
  const { items, status } = useSyncExternalStore(store.subscribe, store.read);
  const [now] = useState(Date.now);
  return (
    <div className={styles.body}>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t`Activity`}>
          {items.map((one) => (
            <li key={one.key}>
              <Link to={one.url} className={styles.row} onClick={onLeave}>
                <Avatar name={one.person.fullName} src={one.person.image} size={40} />
                <span className={styles.words}>
                  <span>
                    <Sentence interaction={one} />
                  </span>
                  {one.text && (
                    <span className={styles.text} dir="auto">
                      {one.text}
                    </span>
                  )}
                  <time className={styles.age} dateTime={new Date(one.at).toISOString()}>
                    <Age ms={Math.max(0, now - one.at)} />
                  </time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Ending store={store} count={items.length} status={status} />
    </div>
  );
}

function Sentence({ interaction: { kind, person, board } }: { interaction: InteractionData }) {
  const name = <strong>{person.fullName}</strong>;
  if (kind === 'try') return <Trans>{name} tried this Pin</Trans>;
  if (kind === 'comment') return <Trans>{name} commented</Trans>;
  const place = <strong>{board}</strong>;
  return board === null ? (
    <Trans>{name} saved this Pin</Trans>
  ) : (
    <Trans>
      {name} saved this Pin to {place}
    </Trans>
  );
}

type EndingProps = Pick<ActivityProps, 'store'> & { count: number; status: string };

function Ending({ store, count, status }: EndingProps) {
  const { t } = useLingui();
  if (status === 'error') return <ErrorState onRetry={store.fetchMore} />;
  if (status === 'loading') return <SpinnerPlace label={t`Loading`} minHeight={count > 0 ? 96 : 208} />;
  // Others than those that the viewer sees may have done something: the next page is fetched all the same.
  if (status === 'more') return <NearEnd count={count} onNear={store.fetchMore} />;
  if (count > 0) return <EndOfList />;
  return (
    <EmptyState
      level={3}
      title={t`No activity yet`}
      text={t`People who save, try or comment on this Pin appear here.`}
    />
  );
}
