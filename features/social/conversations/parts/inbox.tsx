import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { ArrowLeftIcon, ChevronRightIcon, PencilIcon } from '#design/icons/icons.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { unreadConversations } from '../unread-conversations.ts';
import { ConversationRows } from './conversation-rows.tsx';
import styles from './inbox.module.css';
import { NewConversation } from './new-conversation.tsx';
import { type ConversationPage, type Folder, useConversations } from './use-conversations.ts';

type InboxProps = {
  first?: ConversationPage;
  level: 1 | 2;
  onOpen?: () => void;
};

export function Inbox({ first, level, onOpen }: InboxProps) {
  const { t } = useLingui();
  const [{ view, from }, setView] = useState<{ view: View; from?: View }>({ view: 'inbox' });
  // The pressed button disappears with its view, so the new view takes the focus.
  const go = (next: View) => setView({ view: next, from: view });
  const { request_count } = useUnread();
  const hasRequests = view === 'inbox' && request_count > 0;
  return (
    <div className={styles.inbox}>
      <InboxHead {...{ view, from, level, go }} />
      {view === 'new' && <NewConversation onOpen={onOpen} />}
      {hasRequests && (
        <Requests count={request_count} isReturnedTo={from === 'requests'} onOpen={() => go('requests')} />
      )}
      {view === 'inbox' && (
        <FolderList folder="inbox" label={t`Conversations`} {...{ first, level, onOpen }} />
      )}
      {view === 'requests' && (
        <FolderList folder="requests" label={t`Message requests`} {...{ level, onOpen }} />
      )}
    </div>
  );
}

function Requests(props: { count: number; isReturnedTo: boolean; onOpen: () => void }) {
  const { count, isReturnedTo, onOpen } = props;
  return (
    // biome-ignore lint/a11y/noAutofocus: only for whoever comes back from them, by a button that is gone
    <button type="button" className={styles.requests} autoFocus={isReturnedTo} onClick={onOpen}>
      <span>
        <Trans>Message requests</Trans>
      </span>
      <span className={styles.count}>{count}</span>
      <ChevronRightIcon size={18} />
    </button>
  );
}

function useUnread() {
  return useSyncExternalStore(
    unreadConversations.subscribe,
    unreadConversations.current,
    unreadConversations.none,
  );
}

type FolderListProps = InboxProps & { folder: Folder; label: string };

function FolderList({ folder, first, level, label, onOpen }: FolderListProps) {
  const { t } = useLingui();
  const { page, hasFailed, reload, loadMore } = useConversations(folder, first);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const more = async () => {
    setLoadingMore(true);
    try {
      await loadMore();
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't load this.` });
    }
    setLoadingMore(false);
  };
  if (!page)
    return hasFailed ? (
      <ErrorState onRetry={reload} />
    ) : (
      <SpinnerPlace label={t`Loading messages`} minHeight={160} />
    );
  if (page.conversations.length === 0) return <NothingWritten {...{ folder, level }} />;
  return (
    <>
      <ConversationRows conversations={page.conversations} label={label} now={Date.now()} onOpen={onOpen} />
      {page.bookmark && (
        <p className={styles.more}>
          <Button size="small" onClick={more} pending={isLoadingMore}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </>
  );
}

function NothingWritten({ folder, level }: Pick<FolderListProps, 'folder' | 'level'>) {
  const { t } = useLingui();
  const below = level === 1 ? 2 : 3;
  if (folder === 'requests') return <EmptyState level={below} title={t`No requests`} />;
  return (
    <EmptyState
      level={below}
      title={t`No messages yet`}
      text={t`Share an idea with someone, or just say hello.`}
    />
  );
}

type View = Folder | 'new';

type InboxHeadProps = {
  view: View;
  from: View | undefined;
  level: 1 | 2;
  go: (view: View) => void;
};

function InboxHead({ view, from, level, go }: InboxHeadProps) {
  const { t } = useLingui();
  const Title = `h${level}` as const;
  const titles = { inbox: t`Messages`, requests: t`Message requests`, new: t`New message` };
  return (
    <div className={styles.head}>
      {view !== 'inbox' && (
        <IconButton
          size="small"
          label={t`Back to messages`}
          autoFocus={view === 'requests'}
          onClick={() => go('inbox')}
        >
          <ArrowLeftIcon />
        </IconButton>
      )}
      <Title className={styles.title}>{titles[view]}</Title>
      {view === 'inbox' && (
        <IconButton
          size="small"
          label={t`New message`}
          autoFocus={from !== undefined}
          onClick={() => go('new')}
        >
          <PencilIcon />
        </IconButton>
      )}
    </div>
  );
}
