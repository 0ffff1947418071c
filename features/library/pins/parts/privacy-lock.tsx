import { useLingui } from '@lingui/react/macro';
import { LockIcon } from '#design/icons/visitor-icons.tsx';
import type { Privacy } from '../pin.ts';

/** A lock beside the name of what is not for everybody, which says how it is kept; nothing beside what is. */
export function PrivacyLock({ privacy }: { privacy: Privacy }) {
  const { t } = useLingui();
  if (privacy === 'public') return null;
  return <LockIcon size={16} label={privacy === 'secret' ? t`Secret` : t`Protected`} />;
}
