import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { DialogNote } from '#design/dialog/dialog.tsx';
import { NoticeDialog } from '#design/dialog/notice-dialog.tsx';
import { usePermissionTexts } from '#features/business/access/parts/use-permission-texts.ts';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import { loginPrompt, useLoginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { actAs } from './act-as.ts';
import { ActingAs } from './acting-as.tsx';
import styles from './acting-bar.module.css';
import { endActing, useEndedProfile } from './acting-end.ts';
import { ChosenElsewhere } from './chosen-elsewhere.tsx';
import { useChooseProfile } from './profile-switcher.tsx';
import type { ShellActing, ShellProfile } from './shell-data.ts';
import { useShell } from './use-shell.ts';

/** A page of somebody who was given access to a business, whomever it is for. Null once all access has ended. */
export function Acted({ acting, children }: { acting: ShellActing | null; children: ReactNode }) {
  const active = acting?.active ?? null;
  actAs(active);
  useNoticeEnd(acting);
  return (
    <>
      {acting?.isAllowed && <ActingBar acting={acting} />}
      <DialogNote value={active && <ActingAs profile={active} />}>{children}</DialogNote>
      {active && acting?.actor?.isLimited && <OnlyLooking name={active.name} />}
      <Ended />
      {acting && !active?.isManaged && <ChosenElsewhere acting={acting} />}
    </>
  );
}

/** A page may be the first to learn of it, without any call that was refused. */
function useNoticeEnd(acting: ShellActing | null): void {
  const before = useRef<ShellProfile>(null);
  useEffect(() => {
    const last = before.current;
    before.current = acting?.active ?? null;
    // The next page need not be of the client.
    if (!last || last.isManaged) return;
    const now = acting?.profiles.find(({ id }) => id === last.id);
    if (!now || now.needsSecondFactor) endActing(now ?? last);
  }, [acting]);
}

function Ended() {
  const { t } = useLingui();
  const { viewer } = useShell();
  const ended = useEndedProfile();
  const name = ended?.name ?? '';
  const isLocked = ended?.needsSecondFactor === true;
  const goHome = () => location.assign(viewer ? `/${viewer.username}/` : '/');
  return (
    <NoticeDialog
      isOpen={ended !== null}
      onClose={goHome}
      title={isLocked ? t`Turn on two-factor login to act for ${name}` : t`You can no longer act for ${name}`}
      done={t`Go to your profile`}
    >
      {isLocked ? (
        <Trans>
          {name} requires it of people who act for it. You can turn it on in your{' '}
          <Link to="/settings/account-settings/" reloadDocument>
            account settings
          </Link>
          .
        </Trans>
      ) : (
        <Trans>Your access has ended or changed.</Trans>
      )}{' '}
      <Trans>Changes you hadn't saved are lost. You're now acting as yourself.</Trans>
    </NoticeDialog>
  );
}

/** Instead of the login prompt, which would lead back here: they are signed in. */
function OnlyLooking({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <NoticeDialog
      isOpen={useLoginPrompt() !== null}
      onClose={loginPrompt.close}
      title={t`You can view ${name}'s profile, but not change it`}
      done={t`Got it`}
    >
      <Trans>To save, follow or create for yourself, choose “Act as yourself” above.</Trans>
    </NoticeDialog>
  );
}

/** Says on whose behalf everything on this page is done. */
function ActingBar({ acting }: { acting: ShellActing }) {
  const { t } = useLingui();
  const choose = useChooseProfile(acting);
  const texts = usePermissionTexts();
  const { active, self, profiles } = acting;
  const [own] = profiles;
  const shown = active ?? { name: self.fullName, image: self.imageSmallUrl };
  const name = <strong>{shown.name}</strong>;
  const [first] = (active?.permissions ?? []) as BusinessPermission[];
  return (
    <aside className={styles.bar} data-active={active ? true : undefined} aria-label={t`Who you act for`}>
      <Avatar name={shown.name} src={shown.image} size={32} />
      <p className={styles.text}>
        {active?.isManaged && <Trans>You manage the ads of {name}</Trans>}
        {active && !active.isManaged && <Trans>You're acting as {name}</Trans>}
        {!active && <Trans>You're acting as yourself, {name}</Trans>}
        {first && (
          <span className={styles.quiet}>
            {' '}
            {texts[first].name} · {texts[first].hint}
          </span>
        )}
      </p>
      {active?.isManaged && (
        <LinkButton to="/advertiser/accounts_manager/" size="small" reloadDocument>
          <Trans>All accounts</Trans>
        </LinkButton>
      )}
      {active && !active.isManaged && own && (
        <Button size="small" onClick={() => choose(own)}>
          <Trans>Act as yourself</Trans>
        </Button>
      )}
    </aside>
  );
}
