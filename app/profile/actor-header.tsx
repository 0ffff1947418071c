import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { BanIcon, InfoIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { shortAddress } from '#features/core/people/about.ts';
import { UnblockButton, useBlock } from '#features/core/people/block-person/unblock-button.tsx';
import { BlockConfirmation, BlockQuestion } from '#features/core/people/parts/block-dialogs.tsx';
import header from '#features/core/people/parts/profile-header.module.css';
import { ProfileHeader, type ProfileHeaderProps } from '#features/core/people/parts/profile-header.tsx';
import type { ProfileModal } from '#features/core/people/person.ts';
import { ReportDialog } from '#features/trust/moderation/parts/report-host.tsx';
import { ActorButtons, type ActorButtonsProps } from './actor-buttons.tsx';
import styles from './profile.module.css';
import { type BlockingProps, BlockToggle, OtherProfileBar, OwnProfileBar } from './profile-bar.tsx';

export type ActorHeaderProps = Omit<ActorButtonsProps, 'options' | 'isPhone'> & {
  header: Omit<ProfileHeaderProps, 'avatar' | 'actions'>;
  showBlocked: (isBlocked: boolean) => void;
  maySeeCode: boolean;
  /** Of those who act for a business only its owners may. */
  mayBlock: boolean;
};

export function ActorHeader(props: ActorHeaderProps) {
  const { header, showBlocked, maySeeCode, mayBlock, ...rest } = props;
  const { person, isBlocked } = rest;
  const [modal, setModal] = useState<ProfileModal>('none');
  const { t } = useLingui();
  const { block, unblock } = useBlock({ person, source: 'profile', show: showBlocked });
  // The page was loaded while blocked, so it has no content until it is reloaded.
  const isUnblocking = person.isBlockedByMe && !isBlocked;
  const close = () => setModal('none');
  const confirmBlock = async () => {
    setModal('blockConfirmation');
    if (!(await block())) close();
  };
  const actions = mayBlock && { onBlock: () => setModal('blockUser'), onUnblock: () => void unblock() };
  const blocking = { person, isBlocked, ...actions };
  const options = { isBlocked, ...actions, onReport: () => setModal('reportProfile') };
  return (
    <>
      {person.isOwner ? <OwnProfileBar {...rest} /> : <OtherProfileBar {...blocking} />}
      {person.isOwner && person.isAdsOnly && <AdsOnlyNote site={person.adsOnlySite} />}
      <ProfileHeader
        {...header}
        avatar={maySeeCode && <ShareCodeAvatar person={person} onPress={() => setModal('createPincode')} />}
        actions={<ActorButtons {...rest} isPhone={header.isPhone} options={options} />}
      />
      {!person.isOwner && <FixedProfileHeader {...blocking} />}
      {isBlocked && <BlockedProfile {...{ person, showBlocked, mayBlock }} />}
      {isUnblocking && <SpinnerPlace label={t`Loading`} minHeight={320} />}
      <ProfileModals modal={modal} onClose={close} person={person} onBlock={confirmBlock} />
    </>
  );
}

type BlockedProfileProps = {
  person: { id: string; fullName: string };
  showBlocked: (isBlocked: boolean) => void;
  mayBlock: boolean;
};

function BlockedProfile({ person, showBlocked, mayBlock }: BlockedProfileProps) {
  const { t } = useLingui();
  return (
    <div className={styles.blocked}>
      <EmptyState
        picture={<BanIcon size={32} />}
        title={t`You've blocked ${person.fullName}`}
        text={t`You don't see their Pins and boards, and they don't see yours.`}
        action={mayBlock && <UnblockButton person={person} source="profile" show={showBlocked} />}
      />
    </div>
  );
}

/** While the header of the profile is scrolled out of view. */
function FixedProfileHeader(props: BlockingProps) {
  const { fullName, image } = props.person;
  const end = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: MARGIN,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={end} />
      <div className={styles.fixed} data-shown={isShown || undefined}>
        <Avatar name={fullName} src={image} size={32} />
        <p>{fullName}</p>
        <BlockToggle {...props} />
      </div>
    </>
  );
}

/** The height of the page's header and this one above; below, a jump past the window must be noticed, too. */
const MARGIN = '-120px 0px 99999px 0px';

const ShareCodeDialog = onDemand(
  () => import('#features/core/people/share-code/share-code-dialog.tsx'),
  'ShareCodeDialog',
);

type ProfileModalsProps = {
  modal: ProfileModal;
  onClose: () => void;
  person: { id: string; username: string; fullName: string };
  onBlock: () => void;
};

function ProfileModals({ modal, onClose, person, onBlock }: ProfileModalsProps) {
  const about = { person, onClose };
  const isReporting = modal === 'reportProfile';
  return (
    <>
      <ShareCodeDialog {...about} isOpen={modal === 'createPincode'} />
      <ReportDialog
        isOpen={isReporting}
        onClose={onClose}
        input={isReporting ? { kind: 'person', id: person.id } : null}
      />
      <BlockQuestion {...about} isOpen={modal === 'blockUser'} onConfirm={onBlock} />
      <BlockConfirmation {...about} isOpen={modal === 'blockConfirmation'} />
    </>
  );
}

type ShareCodeAvatarProps = {
  person: { fullName: string; image: string | null };
  onPress: () => void;
};

function ShareCodeAvatar({ person, onPress }: ShareCodeAvatarProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={header.press}
      aria-haspopup="dialog"
      aria-label={t`Profile code`}
      title={t`Profile code`}
      onClick={onPress}
    >
      <Avatar name={person.fullName} src={person.image} size={96} />
    </button>
  );
}

/** `site` is where the profile links to, if anywhere. */
function AdsOnlyNote({ site }: { site: string | null }) {
  return (
    <p className={header.note}>
      <InfoIcon size={20} />
      <span>
        <strong>
          <Trans>This is an ad-only profile.</Trans>
        </strong>{' '}
        {site ? (
          <Trans>
            Only you see this page. Everyone else goes to{' '}
            <a href={site} rel="noopener" target="_blank">
              {shortAddress(site)}
            </a>
            .
          </Trans>
        ) : (
          <Trans>No site is set yet, so everyone sees this page.</Trans>
        )}
      </span>
    </p>
  );
}
