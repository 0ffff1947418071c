import { useLingui } from '@lingui/react/macro';
import { BanIcon } from '#design/icons/icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { UnblockButton } from '#features/core/people/block-person/unblock-button.tsx';

type BlockedProfileProps = {
  person: { id: string; fullName: string };
  showBlocked: (isBlocked: boolean) => void;
};

/** Stands where the things of a person would be whom the viewer blocks. */
export function BlockedProfile({ person, showBlocked }: BlockedProfileProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<BanIcon size={32} />}
      title={t`You've blocked ${person.fullName}`}
      text={t`You don't see their Pins and boards, and they don't see yours.`}
      action={<UnblockButton person={person} showBlocked={showBlocked} />}
    />
  );
}
