import { Trans, useLingui } from '@lingui/react/macro';
import { NoticeDialog } from '#design/dialog/notice-dialog.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { useLoginPrompt } from '#features/core/identity/parts/use-login-prompt.ts';

/** Instead of the login prompt, which would lead back here: they are signed in. */
export function OnlyLooking({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <NoticeDialog
      isOpen={useLoginPrompt() !== null}
      onClose={loginPrompt.close}
      title={t`You can look at the profile of ${name}, not change it`}
      done={t`Got it`}
    >
      <Trans>To save, follow or create for yourself, choose “Act as yourself” above.</Trans>
    </NoticeDialog>
  );
}
