import { Plural } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { CommentThread } from './comment-thread.tsx';
import styles from './comments.module.css';
import { CommentsFrame, MoreButton } from './comments-before.tsx';
import type { CommentsProps } from './comments-props.ts';
import { useComments } from './use-comments.ts';
import { WriteComment } from './write-comment.tsx';

/** The comments under a pin with all that one can do. */
export function Comments({ openAt, ...props }: CommentsProps & { openAt: string | null }) {
  const { isOff, isOwn } = props;
  const { shown, count, newer, status, loadMore, add, drop, changeAnswers, showNewer } = useComments(props);
  return (
    <CommentsFrame
      count={count}
      isOff={isOff && !isOwn}
      beside={<NewerButton count={isOff ? 0 : newer.count} onClick={showNewer} />}
    >
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ comment, version }) => (
            <CommentThread
              key={`${comment.id} ${version}`}
              {...props}
              {...{ comment }}
              isOpen={comment.id === openAt}
              onDeleted={drop}
              onCount={(by) => changeAnswers(comment, by)}
            />
          ))}
        </ul>
      )}
      {status === 'error' && <ErrorState onRetry={loadMore} />}
      {status === 'more' && <MoreButton onClick={loadMore} />}
      {status === 'loading' && <Button size="small" pending />}
      {(!isOff || isOwn) && <WriteComment {...props} onWritten={add} />}
    </CommentsFrame>
  );
}

/** Beside the heading, so that nothing that one reads moves: what came meanwhile shows when it is pressed. */
function NewerButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <span role="status">
      {count > 0 && (
        <Button size="small" onClick={onClick}>
          <Plural value={count} one="# new comment" other="# new comments" />
        </Button>
      )}
    </span>
  );
}
