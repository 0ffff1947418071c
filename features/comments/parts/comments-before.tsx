import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CommentRow } from './comment-row.tsx';
import styles from './comments.module.css';
import type { CommentsProps } from './comments-props.ts';

type CommentsBeforeProps = Pick<CommentsProps, 'first' | 'count' | 'isOff' | 'isOwn' | 'isSignedIn'> & {
  /** Shows the rest, where nobody is signed in and nothing comes by itself. */
  onMore?: () => void;
  /** Instead of the field: asks to log in. */
  onLogIn?: () => void;
};

/** The comments as the server shows them, as high as they are with all that comes later. */
export function CommentsBefore({
  first,
  count,
  isOff,
  isOwn,
  isSignedIn,
  onMore,
  onLogIn,
}: CommentsBeforeProps) {
  const hasMore = first.bookmark !== null;
  const hasAnswers = first.items.some(({ answerCount }) => answerCount > 0);
  return (
    <CommentsFrame count={count} isOff={isOff && !isOwn}>
      {first.items.length > 0 && (
        <ul className={styles.list}>
          {first.items.map((comment) => (
            <CommentRow key={comment.id} comment={comment}>
              {comment.answerCount > 0 && (
                <AnswersButton count={comment.answerCount} {...{ onClick: onMore }} />
              )}
            </CommentRow>
          ))}
        </ul>
      )}
      {(hasMore || (onMore && hasAnswers)) && <MoreButton onClick={onMore} />}
      {(!isOff || isOwn) && <OpenButton isSignedIn={isSignedIn} onClick={onLogIn} />}
    </CommentsFrame>
  );
}

type FrameProps = { count: number; isOff: boolean; children: ReactNode };

/** The heading, and what stands where there is nothing. */
export function CommentsFrame({ count, isOff, children }: FrameProps) {
  return (
    <section className={styles.comments} id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title" className={styles.title}>
        {count > 0 ? <Plural value={count} one="# comment" other="# comments" /> : <Trans>Comments</Trans>}
      </h2>
      {isOff && (
        <p className={styles.quiet}>
          <Trans>Comments are turned off</Trans>
        </p>
      )}
      {children}
    </section>
  );
}

type Press = { onClick?: (() => void) | undefined };

export function AnswersButton({ count, onClick }: Press & { count: number }) {
  return (
    <button type="button" className={styles.further} onClick={onClick}>
      <Plural value={count} one="Show # answer" other="Show # answers" />
    </button>
  );
}

export function MoreButton({ onClick }: Press) {
  return (
    <button type="button" className={styles.further} onClick={onClick}>
      <Trans>Show more comments</Trans>
    </button>
  );
}

export function OpenButton({ isSignedIn, onClick }: Press & { isSignedIn: boolean }) {
  return (
    <button type="button" className={styles.open} onClick={onClick}>
      {isSignedIn ? <Trans>Add a comment</Trans> : <Trans>Log in to comment</Trans>}
    </button>
  );
}
