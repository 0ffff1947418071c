import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { CommentRow } from './comment-row.tsx';
import styles from './comments.module.css';
import type { CommentsProps } from './comments-props.ts';

type CommentsBeforeProps = Pick<CommentsProps, 'first' | 'count' | 'isOff' | 'isOwn'> & {
  /** Shows the rest, where nobody is signed in and nothing comes by itself; with the answers to this comment. */
  onMore?: (openAt: string | null) => void;
  /** Instead of the field: asks to log in. */
  onLogIn?: () => void;
};

/** The comments as the server shows them, as high as they are with all that comes later. */
export function CommentsBefore({ first, count, isOff, isOwn, onMore, onLogIn }: CommentsBeforeProps) {
  return (
    <CommentsFrame count={count} isOff={isOff && !isOwn}>
      {first.items.length > 0 && (
        <ul className={styles.list}>
          {first.items.map((comment) => (
            <CommentRow key={comment.id} comment={comment}>
              {comment.answerCount > 0 && (
                <MoreButton answers={comment.answerCount} onClick={() => onMore?.(comment.id)} />
              )}
            </CommentRow>
          ))}
        </ul>
      )}
      {first.bookmark && <MoreButton onClick={() => onMore?.(null)} />}
      {(!isOff || isOwn) && <OpenButton onClick={onLogIn} />}
    </CommentsFrame>
  );
}

type FrameProps = { count: number; isOff: boolean; beside?: ReactNode; children: ReactNode };

/** What is said, under a heading that tells how much it is. */
export function CommentsFrame({ count, isOff, beside, children }: FrameProps) {
  return (
    <section className={styles.comments} id="comments" aria-labelledby="comments-title">
      <div className={styles.head}>
        <h2 id="comments-title" className={styles.title}>
          <Heading {...{ count, isOff }} />
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

function Heading({ count, isOff }: Pick<FrameProps, 'count' | 'isOff'>) {
  if (isOff) return <Trans>Comments are turned off</Trans>;
  return count > 0 ? <Plural value={count} one="# comment" other="# comments" /> : <Trans>Comments</Trans>;
}

type Press = { onClick?: (() => void) | undefined };

/** Shows more: comments, or where so many are told the answers to one. */
export function MoreButton({ answers, onClick }: Press & { answers?: number }) {
  return (
    <div className={styles.further}>
      <QuietButton onClick={onClick}>
        {answers ? (
          <Plural value={answers} one="Show # answer" other="Show # answers" />
        ) : (
          <Trans>Show more comments</Trans>
        )}
      </QuietButton>
    </div>
  );
}

/** Looks like the field that it becomes. */
export function OpenButton({ onClick }: Press) {
  return (
    <button type="button" className={styles.open} onClick={onClick}>
      <Trans>Add a comment</Trans>
    </button>
  );
}
