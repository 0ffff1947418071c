import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { useBlock } from '#features/core/people/block-person/use-block.ts';
import { BusinessUpsell } from '#features/core/people/convert-business/business-upsell.tsx';
import { AdsOnlyNote } from '#features/core/people/parts/ads-only-note.tsx';
import { ProfileHeader, type ProfileHeaderProps } from '#features/core/people/parts/profile-header.tsx';
import type { ProfileModal } from '#features/core/people/profile-modal.ts';
import { ShareCodeAvatar } from '#features/core/people/share-code/share-code-avatar.tsx';
import { ActorActs, type ActorActsProps } from './actor-acts.tsx';
import { BlockedProfile } from './blocked-profile.tsx';
import { FixedProfileHeader } from './fixed-profile-header.tsx';
import { OtherProfileBar, OwnProfileBar } from './profile-bar.tsx';
import { ProfileModals } from './profile-modals.tsx';

export type ActorHeaderProps = Omit<ActorActsProps, 'options' | 'isPhone'> & {
  /** What the header shows to everybody. */
  header: Omit<ProfileHeaderProps, 'avatar' | 'acts'>;
  showBlocked: (isBlocked: boolean) => void;
  /** May open the share code. */
  maySeeCode: boolean;
  /** The owner is to be told of business accounts. */
  isUpsellDue: boolean;
};

/** The header of a profile with its bars, for whoever is signed in: what can be done with it, and what opens over it. */
export function ActorHeader({ header, showBlocked, maySeeCode, isUpsellDue, ...rest }: ActorHeaderProps) {
  const { person, isBlocked } = rest;
  const [modal, setModal] = useState<ProfileModal>('none');
  const { t } = useLingui();
  const { block, unblock } = useBlock(person, showBlocked);
  // Nothing of the profile is here until the page has been loaded anew.
  const isUnblocking = person.isBlockedByMe && !isBlocked;
  const close = () => setModal('none');
  const confirmBlock = async () => {
    setModal('blockConfirmation');
    if (!(await block())) close();
  };
  const acts = { onBlock: () => setModal('blockUser'), onUnblock: () => void unblock() };
  const blocking = { person, isBlocked, ...acts };
  const options = { isBlocked, ...acts, onReport: () => setModal('reportProfile') };
  return (
    <>
      {person.isOwner ? <OwnProfileBar person={person} /> : <OtherProfileBar {...blocking} />}
      {person.isOwner && person.isAdsOnly && <AdsOnlyNote site={person.adsOnlySite} />}
      <ProfileHeader
        {...header}
        avatar={maySeeCode && <ShareCodeAvatar person={person} onPress={() => setModal('createPincode')} />}
        acts={<ActorActs {...rest} isPhone={header.isPhone} options={options} />}
      />
      {isUpsellDue && <BusinessUpsell />}
      {!person.isOwner && <FixedProfileHeader {...blocking} />}
      {isBlocked && <BlockedProfile person={person} showBlocked={showBlocked} />}
      {isUnblocking && <SpinnerPlace label={t`Loading`} minHeight={320} />}
      <ProfileModals modal={modal} onClose={close} person={person} onBlock={confirmBlock} />
    </>
  );
}
