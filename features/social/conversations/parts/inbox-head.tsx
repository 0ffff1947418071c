import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#design/button/icon-button.tsx';
import { ArrowLeftIcon, PencilIcon } from '#design/icons/icons.tsx';
import styles from './inbox.module.css';
import type { Folder } from './use-conversations.ts';

/** One of the lists, or the choice of people to write to. */
export type View = Folder | 'new';

type InboxHeadProps = {
  view: View;
  /** The view before; undefined at first. */
  from: View | undefined;
  level: 1 | 2;
  go: (view: View) => void;
};

export function InboxHead({ view, from, level, go }: InboxHeadProps) {
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
