import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouteLoaderData } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import type { LoginPrompt, LoginReason } from './login-prompt.ts';
import type { LoginPromptProps } from './login-prompt-host.tsx';
import { useInvitationTitle } from './use-invitation-title.ts';

/** The prompt itself, in its own chunk: pages use LoginPromptHost. */
export function LoginPromptPanel({ isOpen, onClose, prompt }: LoginPromptProps) {
  const brandName = useRouteLoaderData<{ brandName: string }>('root')?.brandName ?? '';
  const { pathname, search } = useLocation();
  const title = useTitle(prompt);
  const next = new URLSearchParams({ next: prompt?.next ?? pathname + search });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <LinkButton to={`/signup/?${next}`} onClick={onClose}>
            <Trans>Sign up</Trans>
          </LinkButton>
          <LinkButton to={`/login/?${next}`} look="primary" onClick={onClose}>
            <Trans>Log in</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>You're almost there! Log in to access all of {brandName}</Trans>
      </p>
    </Dialog>
  );
}

function useTitle(prompt: LoginPrompt | null): string {
  const { t } = useLingui();
  const invitationTitle = useInvitationTitle();
  const titles: Record<LoginReason, string> = {
    save_pin: t`Log in to save this Pin`,
    send_pin: t`Log in to send this Pin`,
    edit_pin: t`Log in to edit this Pin`,
    hide_pin: t`Log in to hide this Pin`,
    create: t`Log in to create a Pin or board`,
    create_board: t`Log in to create a board`,
    share_profile: t`Log in to share the profile`,
    follow: t`Log in to follow`,
    unfollow: t`Log in to unfollow`,
    board_invite: invitationTitle(prompt?.inviter),
    other: t`Log in to continue`,
  };
  return titles[prompt?.reason ?? 'other'];
}
