import { useLingui } from '@lingui/react/macro';
import { LockIcon } from '#design/icons/visitor-icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';

/** Stands where the things of a person would be that only their followers may see. */
export function PrivateProfile() {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<LockIcon size={32} />}
      title={t`This profile is private`}
      text={t`Only approved followers can view their profile, Pins, boards, followers and following lists`}
    />
  );
}
