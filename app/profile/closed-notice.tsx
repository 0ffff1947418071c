import { useLingui } from '@lingui/react/macro';
import { LockIcon } from '#design/icons/visitor-icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';

type ClosedNoticeProps = { person: { fullName: string; isBlockedByMe: boolean } };

/** Private, or the viewer blocks its person. */
export function ClosedNotice({ person }: ClosedNoticeProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<LockIcon size={32} />}
      title={person.isBlockedByMe ? t`You've blocked ${person.fullName}` : t`This profile is private`}
      text={
        person.isBlockedByMe
          ? t`You don't see their Pins and boards, and they don't see yours.`
          : t`Only approved followers can view their profile, Pins, boards, followers and following lists`
      }
    />
  );
}
