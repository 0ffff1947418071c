import { useLingui } from '@lingui/react/macro';
import { LockIcon } from '#design/icons/visitor-icons.tsx';
import type { Privacy } from '../pin.ts';

/** Shows nothing if it is public. */
export function PrivacyLock({ privacy }: { privacy: Privacy }) {
  const { t } = useLingui();
  if (privacy === 'public') return null;
  return <LockIcon size={16} label={privacy === 'secret' ? t`Secret` : t`Protected`} />;
}
