import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { CoverTiles } from '#features/library/boards/parts/board-cover.tsx';
import type { CoverImage } from '#features/library/boards/wire/board-answer.ts';
import styles from './link-invite.module.css';
import { useAnswerLink } from './use-answer-link.ts';

export type LinkInviteProps = {
  token: string;
  board: { name: string; pinCount: number; covers: readonly CoverImage[]; isSensitive: boolean };
  /** Where visitors log in or sign up; null for people who are logged in. */
  ways: { login: string; signup: string } | null;
};

/** Shows the board of a mailed link with both answers; visitors log in or sign up before accepting. */
export function LinkInvite({ token, board, ways }: LinkInviteProps) {
  const { pending, answer } = useAnswerLink(token);
  return (
    <div className={styles.invite}>
      <div className={styles.cover}>
        <CoverTiles images={board.covers} isBlurred={board.isSensitive} />
      </div>
      <p className={styles.words}>
        <strong className={styles.name}>{board.name}</strong>
        <span className={styles.line}>
          <Plural value={board.pinCount} one="# Pin" other="# Pins" />
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
