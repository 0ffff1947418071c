import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BadgeCheckIcon, LockIcon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { shortViews } from '../person.ts';
import privateMarkStyles from './private-mark.module.css';
import styles from './profile-header.module.css';

/** These have a chunk of their own, as only few profiles have any of them. */
export type HeaderExtras = {
  /** Merchants have a mark of their own. */
  verified: 'merchant' | 'identity' | null;
  handle: { username: string; url: string } | null;
  monthlyViews: number | null;
  isPrivate: boolean;
};

type HeaderExtraProps = { of: keyof HeaderExtras; person: HeaderExtras & { isOwner: boolean } };

export function HeaderExtra({ of, person }: HeaderExtraProps) {
  const { verified, handle, monthlyViews, isOwner } = person;
  if (of === 'isPrivate') return <PrivateMark isOwner={isOwner} />;
  if (of === 'verified') return verified && <Verified as={verified} />;
  if (of === 'handle') return handle && <LinkedHandle handle={handle} />;
  return monthlyViews !== null && <MonthlyViews views={monthlyViews} />;
}

function Verified({ as }: { as: 'merchant' | 'identity' }) {
  const { t } = useLingui();
  const label = as === 'merchant' ? t`Verified merchant` : t`Verified identity`;
  return (
    <span role="img" aria-label={label} title={label} data-as={as}>
      <BadgeCheckIcon size={24} />
    </span>
  );
}

function LinkedHandle({ handle: { username, url } }: { handle: { username: string; url: string } }) {
  const { t } = useLingui();
  return (
    <>
      {' · '}
      <a href={url} rel="nofollow noopener" target="_blank" aria-label={t`${username} on Instagram`}>
        {username}
      </a>
    </>
  );
}

function MonthlyViews({ views }: { views: number }) {
  const { i18n } = useLingui();
  const shown = shortViews(views, i18n.locale);
  return (
    <p className={styles.line}>
      <Plural value={views} one={`${shown} monthly view`} other={`${shown} monthly views`} />
    </p>
  );
}

const PrivateNote = onDemand(async () => (await import('./private-note.tsx')).PrivateNote);

function PrivateMark({ isOwner }: { isOwner: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={privateMarkStyles.mark}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LockIcon size={16} />
        {isOwner ? <Trans>Your profile is private</Trans> : <Trans>Private profile</Trans>}
      </button>
      <PrivateNote isOpen={isOpen} onClose={() => setOpen(false)} isOwner={isOwner} />
    </>
  );
}
