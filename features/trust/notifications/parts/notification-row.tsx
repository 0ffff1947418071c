import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { classNames } from '#design/class-names.ts';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { Age } from '#features/library/boards/parts/age.tsx';
import type { NotificationData } from './notification-data.ts';
import { NotificationEntries } from './notification-entries.tsx';
import styles from './notification-list.module.css';
import type { RenderActions } from './notification-list.tsx';
import { NotificationSentence } from './notification-sentence.tsx';

type NotificationRowProps = { notification: NotificationData; now: number; actions: RenderActions };

/** All of it leads to what it is about, except its buttons. */
export function NotificationRow({ notification, now, actions }: NotificationRowProps) {
  const { id, actor, picture, entries, isRead, text, at, url } = notification;
  const isGroup = entries > 1;
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <Avatar name={actor.fullName} src={actor.image} size={48} />
      <div className={styles.words}>
        <Link to={url} id={`notification-${id}`} className={styles.link}>
          <NotificationSentence about={notification} />
        </Link>
        {text && (
          <p className={styles.quote} dir="auto">
            {text}
          </p>
        )}
        <span className={styles.age}>
          <Age ms={Math.max(0, now - at)} />
        </span>
        {isGroup ? <Group {...{ notification, actions }} /> : <Actions>{actions(notification)}</Actions>}
      </div>
      {picture && <Thumbnail picture={picture} />}
      {!isRead && (
        <span className={styles.dot}>
          <VisuallyHidden>
            <Trans>Unread</Trans>
          </VisuallyHidden>
        </span>
      )}
    </li>
  );
}

export function Actions({ children }: { children: React.ReactNode }) {
  return children ? <div className={styles.actions}>{children}</div> : null;
}

function Thumbnail({ picture: { src, color, alt, isSensitive } }: ThumbnailProps) {
  const { t } = useLingui();
  return (
    <span className={styles.picture} style={{ background: color ?? undefined }}>
      <img
        src={src}
        alt={alt || t`Pin`}
        width={64}
        height={64}
        className={classNames(isSensitive && styles.sensitive)}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}

type ThumbnailProps = { picture: NonNullable<NotificationData['picture']> };

function Group({ notification, actions }: Omit<NotificationRowProps, 'now'>) {
  const { id, type, entries } = notification;
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        <QuietButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Show less</Trans> : <Plural value={entries} one="Show all #" other="Show all #" />}
        </QuietButton>
      </div>
      {isOpen && (
        <div id={list} className={styles.group}>
          <NotificationEntries {...{ id, type, actions }} />
        </div>
      )}
    </>
  );
}
