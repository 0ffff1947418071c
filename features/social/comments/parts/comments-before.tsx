import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QuietButton } from '#design/button/quiet-button.tsx';
import type { CommentsProps } from './comment-data.ts';
import { CommentRow } from './comment-row.tsx';
import styles from './comments.module.css';

type CommentsBeforeProps = Pick<CommentsProps, 'first' | 'count' | 'isOff' | 'isOwn'> & {
  /** Shows visitors the rest, and opens the replies to the comment `openAt`. */
  onMore?: (openAt: string | null) => void;
  onLogIn?: () => void;
};

/** It is as high as the interactive part that replaces it, so that nothing moves. */
export function CommentsBefore({ first, count, isOff, isOwn, onMore, onLogIn }: CommentsBeforeProps) {
  return (
    <CommentsFrame {...{ count, isOff }}>
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

export function CommentsFrame({ count, isOff, beside, children }: FrameProps) {
  return (
    <section className={styles.comments} id="comments" aria-labelledby="comments-title">
      <div className={styles.head}>
        <h2 id="comments-title" className={styles.title}>
          <Heading {...{ count, isOff }} />
        </h2>
        {beside}
      </div>
      {isOff && count > 0 && (
        <p>
          <Plural value={count} one="# comment is hidden" other="# comments are hidden" />
        </p>
      )}
      {children}
    </section>
  );
}

function Heading({ count, isOff }: Pick<FrameProps, 'count' | 'isOff'>) {
  if (isOff) return <Trans>Comments are turned off</Trans>;
  return count > 0 ? <Plural value={count} one="# comment" other="# comments" /> : <Trans>Comments</Trans>;
}

type Press = { onClick?: (() => void) | undefined };

/** If `answers` is set, it shows the replies to one comment. */
export function MoreButton({ answers, onClick }: Press & { answers?: number }) {
  return (
    <div className={styles.further}>
      <QuietButton onClick={onClick}>
        {answers ? (
          <Plural value={answers} one="Show # reply" other="Show # replies" />
        ) : (
          <Trans>Show more comments</Trans>
        )}
      </QuietButton>
    </div>
  );
}

/** Looks like the field that replaces it. */
export function OpenButton({ onClick }: Press) {
  return (
    <button type="button" className={styles.open} onClick={onClick}>
      <Trans>Add a comment</Trans>
    </button>
  );
}
