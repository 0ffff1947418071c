import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { COMMENTS_PAGE } from '../comment.ts';
import type { ListedComment } from '../comment-answer.ts';
import { type CommentData, commentData } from './comment-data.ts';
import { CommentThread } from './comment-thread.tsx';
import styles from './comments.module.css';
import { CommentsFrame, MoreButton } from './comments-before.tsx';
import type { CommentsProps } from './comments-props.ts';
import { WriteComment } from './write-comment.tsx';

const keyOf = ({ id }: CommentData) => id;

/** The comments under a pin with all that one can do. */
export function Comments({ openAt, ...props }: CommentsProps & { openAt: string | null }) {
  const { pinId, first, isOff, isOwn } = props;
  const { shown, count, status, loadMore, add, drop, change } = useComments(pinId, first, props.count);
  return (
    <CommentsFrame count={count} isOff={isOff && !isOwn}>
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((comment) => (
            <CommentThread
              key={comment.id}
              {...props}
              {...{ comment }}
              isOpen={comment.id === openAt}
              onDeleted={drop}
              onCount={change}
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

/** The comments of a pin while they are read and changed; what one adds stands first. */
function useComments(pinId: string, first: CommentsProps['first'], countBefore: number) {
  const { i18n } = useLingui();
  const [source] = useState(() => ({
    ...{ resource: 'AggregatedCommentFeedResource.get' as const, first, keyOf },
    item: (answer: ListedComment) => commentData(answer, { now: Date.now(), locale: i18n.locale }),
    options: { pin_id: pinId, page_size: COMMENTS_PAGE },
  }));
  const { items, status, loadMore, remove } = usePages(source);
  const [own, setOwn] = useState<CommentData[]>([]);
  const [count, setCount] = useState(countBefore);
  const change = (by: number) => setCount((before) => before + by);
  const add = (comment: CommentData) => {
    setOwn((before) => [comment, ...before]);
    change(1);
  };
  const drop = ({ id }: CommentData, answers: number) => {
    setOwn((before) => before.filter((one) => one.id !== id));
    remove(id);
    change(-1 - answers);
  };
  const ofOwn = new Set(own.map(keyOf));
  const shown = [...own, ...items.filter(({ id }) => !ofOwn.has(id))];
  return { shown, count, status, loadMore, add, drop, change };
}
