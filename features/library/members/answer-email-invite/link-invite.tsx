import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { BoardCover, type BoardCoverProps } from '#features/library/boards/parts/board-cover.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from './link-invite.module.css';

export type LinkInviteProps = {
  token: string;
  board: { name: string; pin_count: number } & BoardCoverProps['board'];
  /** Null for people who are logged in. */
  ways: { login: string; signup: string } | null;
};

export function LinkInvite({ token, board, ways }: LinkInviteProps) {
  const { pending, answer } = useAnswerLink(token);
  return (
    <div className={styles.invite}>
      <div className={styles.cover}>
        <BoardCover board={board} />
      </div>
      <p className={styles.words}>
        <strong className={styles.name}>{board.name}</strong>
        <span className={styles.line}>
          <Plural value={board.pin_count} one="# Pin" other="# Pins" />
        </span>
      </p>
      <div className={styles.answers}>
        {ways ? (
          <>
            <LinkButton wide variant="primary" to={ways.signup}>
              <Trans>Sign up</Trans>
            </LinkButton>
            <LinkButton wide to={ways.login}>
              <Trans>Log in</Trans>
            </LinkButton>
          </>
        ) : (
          <Button wide variant="primary" pending={pending === 'accept'} onClick={() => answer('accept')}>
            <Trans>Accept</Trans>
          </Button>
        )}
        <Button
          wide
          variant={ways ? 'ghost' : 'secondary'}
          pending={pending === 'decline'}
          onClick={() => answer('decline')}
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
    </div>
  );
}

type Answer = 'accept' | 'decline';

function useAnswerLink(token: string) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [pending, setPending] = useState<Answer>();
  const tell = (kind: 'success' | 'error', text: string) => toast.show({ kind, text });

  const action = async (answer: Answer): Promise<string> => {
    if (answer === 'accept') {
      const { data } = await call('BoardInviteLinkResource.update', { token });
      tell('success', t`You're in! Save Pins, plan with collaborators, and more!`);
      return data.url;
    }
    await call('BoardInviteLinkResource.delete', { token });
    tell('success', t`Invitation declined`);
    return '/';
  };

  const answer = async (said: Answer) => {
    if (pending) return;
    setPending(said);
    try {
      await navigate(await action(said));
    } catch (error) {
      const isGone = error instanceof CallRefused && error.status === 404;
      tell('error', isGone ? t`Invalid Invite` : failureText(error));
    }
    setPending(undefined);
  };
  return { pending, answer };
}
