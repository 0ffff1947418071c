import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { DialogNote } from '#design/dialog/dialog.tsx';
import { NoticeDialog } from '#design/dialog/notice-dialog.tsx';
import { loginPrompt, useLoginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { actAs } from './act-as.ts';
import { ActingAs } from './acting-as.tsx';
import { ActingBar } from './acting-bar.tsx';
import { forgetChoice, keepChoice } from './acting-choice.ts';
import type { ShellActing } from './shell-data.ts';

/** A page of somebody who was given access to a business, whomever it is for. */
export function Acted({ acting, children }: { acting: ShellActing; children: ReactNode }) {
  actAs(acting);
  useEffect(() => keepActive(acting), [acting]);
  return (
    <>
      {acting.isAllowed && <ActingBar acting={acting} />}
      <DialogNote value={acting.active && <ActingAs profile={acting.active} />}>{children}</DialogNote>
      {acting.active && acting.actor?.isLimited && <OnlyLooking name={acting.active.name} />}
    </>
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
