import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BadgeCheckIcon, LockIcon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import privateMarkStyles from './private-mark.module.css';

/** These have a chunk of their own, as only few profiles have any of them. */
export type HeaderExtras = {
  /** Merchants have a mark of their own. */
  verified: 'merchant' | 'identity' | null;
  handle: { username: string; url: string } | null;
  isPrivate: boolean;
};

type HeaderExtraProps = { of: keyof HeaderExtras; person: HeaderExtras & { isOwner: boolean } };

export function HeaderExtra({ of, person }: HeaderExtraProps) {
  const { verified, handle, isOwner } = person;
  if (of === 'isPrivate') return <PrivateMark isOwner={isOwner} />;
  if (of === 'verified') return verified && <Verified as={verified} />;
  return handle && <LinkedHandle handle={handle} />;
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

const PrivateNote = onDemand(() => import('./private-note.tsx'), 'PrivateNote');

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
