import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { type TryAuthor, type TryData, tryData } from '../parts/try-data.ts';
import { type SavedTry, TryPinButton, TryPinDialog } from '../try-pin/try-pin-button.tsx';
import styles from './pin-tries.module.css';
import { TryRow } from './try-row.tsx';

export interface PinTriesProps {
  pinId: string;
  /** The viewer; null for visitors. */
  me: TryAuthor | null;
  /** The first page of tries, loaded with the page; the viewer's own first. */
  first: { items: TryData[]; bookmark: string | null };
  onReport: ((id: string) => void) | undefined;
  onLogIn: () => void;
}

export function PinTries(props: PinTriesProps) {
  const { pinId, me } = props;
  const { own, others, status, loadMore, keep } = useTries(props);
  const [isEditing, setEditing] = useState(false);
  const shown = own ? [own, ...others] : others;
  const dialog = me && { pinId, username: me.username, onSaved: keep };
  return (
    <section className={styles.tries} id="tries" aria-labelledby={shown.length > 0 ? TITLE : undefined}>
      {dialog && !own && <TryPinButton {...dialog} />}
      {shown.length > 0 && (
        <TryList
          {...props}
          {...{ shown, own }}
          onEdit={() => setEditing(true)}
          onDeleted={() => keep(null)}
        />
      )}
      <Further {...{ status, loadMore }} />
      {dialog && <TryPinDialog {...dialog} isOpen={isEditing} onClose={() => setEditing(false)} />}
    </section>
  );
}

const TITLE = 'tries-title';

type TryListProps = PinTriesProps & {
  shown: readonly TryData[];
  own: TryData | null;
  onEdit: () => void;
  onDeleted: () => void;
};

function TryList({ pinId, me, shown, own, onReport, onLogIn, onEdit, onDeleted }: TryListProps) {
  return (
    <>
      <h2 id={TITLE} className={styles.title}>
        <Trans>How it went</Trans>
      </h2>
      <ul className={styles.list}>
        {shown.map((said) => (
          <TryRow
            key={said.id}
            {...{ pinId, said, onReport, onDeleted }}
            onLogIn={me ? undefined : onLogIn}
            onEdit={said === own ? onEdit : undefined}
          />
        ))}
      </ul>
    </>
  );
}

function Further({ status, loadMore }: Pick<ReturnType<typeof useTries>, 'status' | 'loadMore'>) {
  if (status === 'error') return <ErrorState onRetry={loadMore} />;
  if (status === 'loading') return <Button size="small" pending />;
  if (status === 'end') return null;
  return (
    <QuietButton onClick={loadMore}>
      <Trans>Show more</Trans>
    </QuietButton>
  );
}

const keyOf = ({ id }: TryData) => id;

/** The tries; the viewer's own is separate, as it can be edited. */
function useTries({ pinId, me, first }: PinTriesProps) {
  const source = useMemo(() => {
    const others = first.items.filter(({ author }) => author.id !== me?.id);
    return {
      ...{ resource: 'DidItActivityFeedResource.get' as const, keyOf, item: tryData },
      first: { items: others, bookmark: first.bookmark },
      options: { pin_id: pinId },
    };
  }, [pinId, me?.id, first]);
  const { items: others, status, loadMore } = usePages(source);
  const [saved, setStored] = useState<SavedTry | null | undefined>();
  const before = first.items.find(({ author }) => author.id === me?.id) ?? null;
  const own = saved === undefined ? before : saved && me && { ...saved, author: me };
  return { own, others, status, loadMore, keep: setStored };
}
