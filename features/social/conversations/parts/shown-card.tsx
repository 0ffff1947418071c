import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { classNames } from '#design/class-names.ts';
import type { ShownThing } from './message-data.ts';
import styles from './shown-card.module.css';

export function ShownCard({ shown: { type, thing } }: { shown: ShownThing }) {
  const { t } = useLingui();
  const isPerson = type === 'user' || type === 'follow_invite';
  if (!thing) return <p className={styles.gone}>{<GoneText type={type} />}</p>;
  const name = thing.name || t`Pin`;
  return (
    <Link to={thing.path} className={classNames(styles.card, isPerson && styles.person)}>
      {isPerson ? (
        <Avatar name={name} src={thing.image} size={56} />
      ) : (
        thing.image && (
          <img
            src={thing.image}
            alt=""
            className={classNames(styles.picture, thing.isSensitive && styles.sensitive)}
            style={{ background: thing.color ?? undefined }}
            loading="lazy"
          />
        )
      )}
      <span className={styles.words}>
        <span className={styles.kind}>
          <KindLabel type={type} />
        </span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {thing.isSensitive && (
          <span className={styles.kind}>
            <Trans>This board may contain sensitive content</Trans>
          </span>
        )}
      </span>
    </Link>
  );
}

function KindLabel({ type }: { type: ShownThing['type'] }) {
  switch (type) {
    case 'pin':
      return <Trans>Pin</Trans>;
    case 'board':
      return <Trans>Board</Trans>;
    case 'user':
      return <Trans>Profile</Trans>;
    case 'follow_invite':
      return <Trans>Invites you to follow</Trans>;
  }
}

function GoneText({ type }: { type: ShownThing['type'] }) {
  switch (type) {
    case 'pin':
      return <Trans>This Pin doesn't exist, or you can't see it.</Trans>;
    case 'board':
      return <Trans>This board doesn't exist, or you can't see it.</Trans>;
    case 'user':
    case 'follow_invite':
      return <Trans>This profile doesn't exist, or you can't see it.</Trans>;
  }
}
