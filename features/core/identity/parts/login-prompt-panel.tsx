import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouteLoaderData } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { ContinueWith } from '../social-login/continue-with.tsx';
import type { LoginPrompt, LoginReason } from './login-prompt.ts';
import type { LoginPromptProps } from './login-prompt-host.tsx';

/** A viewer who sees the prompt has an account: they came by a limited login. */
type Root = { brandName: string; socialLogin: string | null; viewer: object | null };

/** The prompt itself, in its own chunk: pages use LoginPromptHost. */
export function LoginPromptPanel({ isOpen, onClose, prompt }: LoginPromptProps) {
  const root = useRouteLoaderData<Root>('root');
  const { brandName = '', socialLogin, viewer } = root ?? {};
  const { pathname, search } = useLocation();
  const title = useTitle(prompt);
  const isAgain = prompt?.isAgain ?? false;
  const reason = prompt && reasonText(prompt.reason);
  const way = prompt?.next ?? pathname + search;
  const next = new URLSearchParams({ next: way, ...(reason && { reason }) });
  const ways = { next, isAgain, mayBeNew: !viewer && !isAgain, onClose };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small" actions={<WaysIn {...ways} />}>
      <p>
        {isAgain ? (
          <Trans>
            You were logged out. Log in again in a new tab, then come back: what you typed stays here.
          </Trans>
        ) : (
          <Trans>You're almost there! Log in to access all of {brandName}</Trans>
        )}
      </p>
      {socialLogin && !isAgain && <ContinueWith name={socialLogin} next={way} isAlone />}
    </Dialog>
  );
}

type WaysInProps = { next: URLSearchParams; isAgain: boolean; mayBeNew: boolean; onClose: () => void };

function WaysIn({ next, isAgain, mayBeNew, onClose }: WaysInProps) {
  const target = isAgain ? '_blank' : undefined;
  return (
    <>
      {mayBeNew && (
        <LinkButton to={`/signup/?${next}`} onClick={onClose}>
          <Trans>Sign up</Trans>
        </LinkButton>
      )}
      <LinkButton to={`/login/?${next}`} variant="primary" target={target} onClick={onClose}>
        <Trans>Log in</Trans>
      </LinkButton>
    </>
  );
}

function reasonText(reason: LoginReason): string | undefined {
  if (reason === 'follow' || reason === 'unfollow') return 'ACTION_REQUIRES_LOGIN_OR_SIGNUP';
  return reason === 'click_followers' || reason === 'click_following' ? reason : undefined;
}

function useTitle(prompt: LoginPrompt | null): string {
  const { t } = useLingui();
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
    report: t`Log in to report`,
    click_followers: t`Log in to continue`,
    click_following: t`Log in to continue`,
    board_invite: t`Your friends invited you to join their board`,
    other: t`Log in to continue`,
  };
  return titles[prompt?.reason ?? 'other'];
}
