import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { DialogNote } from '#design/dialog/dialog.tsx';
import { NoticeDialog } from '#design/dialog/notice-dialog.tsx';
import { loginPrompt, useLoginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { actAs } from './act-as.ts';
import { ActingAs } from './acting-as.tsx';
import { ActingBar } from './acting-bar.tsx';
import { forgetChoice, keepChoice } from './acting-choice.ts';
import { endActing, useEndedProfile } from './acting-end.ts';
import type { ShellActing, ShellProfile } from './shell-data.ts';
import { useShell } from './use-shell.ts';

/** A page of somebody who was given access to a business, whomever it is for. Null once all access has ended. */
export function Acted({ acting, children }: { acting: ShellActing | null; children: ReactNode }) {
  const active = acting?.active ?? null;
  actAs(active);
  useEffect(() => {
    if (acting) keepActive(acting);
  }, [acting]);
  useNoticeEnd(acting);
  return (
    <>
      {acting?.isAllowed && <ActingBar acting={acting} />}
      <DialogNote value={active && <ActingAs profile={active} />}>{children}</DialogNote>
      {active && acting?.actor?.isLimited && <OnlyLooking name={active.name} />}
      <Ended />
    </>
  );
}

/** A page may be the first to learn of it, without any call that was refused. */
function useNoticeEnd(acting: ShellActing | null): void {
  const before = useRef<ShellProfile>(null);
  useEffect(() => {
    const last = before.current;
    before.current = acting?.active ?? null;
    if (last && !acting?.profiles.some(({ id }) => id === last.id)) endActing(last);
  }, [acting]);
}

function Ended() {
  const { t } = useLingui();
  const { viewer } = useShell();
  const ended = useEndedProfile();
  const name = ended?.name ?? '';
  const goHome = () => location.assign(viewer ? `/${viewer.username}/` : '/');
  return (
    <NoticeDialog
      isOpen={ended !== null}
      onClose={goHome}
      title={t`You can no longer act for ${name}`}
      done={t`Go to your profile`}
    >
      <Trans>
        Your access has ended or changed. Changes you hadn't saved are lost. You're now acting as yourself.
      </Trans>
    </NoticeDialog>
  );
}

/** What is begun on a page goes on for the same account on the next. */
function keepActive({ isAllowed, self, choice }: ShellActing): void {
  if (!isAllowed) return;
  if (choice) keepChoice(self.id, choice);
  else forgetChoice();
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
