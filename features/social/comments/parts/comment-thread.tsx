import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Spinner } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { call } from '#platform/resource/client.ts';
import styles from './comment-buttons.module.css';
import { CommentButtons } from './comment-buttons.tsx';
import { type CommentData, type CommentsProps, commentData } from './comment-data.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import { MoreButton } from './comments-before.tsx';

type CommentThreadProps = CommentsProps & {
  comment: CommentData;
  isOpen: boolean;
  /** `answers` is the number of its replies. */
  onDeleted: (comment: CommentData, answers: number) => void;
  /** The difference in the number of replies. */
  onCount: (by: number) => void;
};

export function CommentThread({ comment, isOpen, onDeleted, onCount, ...comments }: CommentThreadProps) {
  const { isSignedIn, onLogIn } = comments;
  const [answerCount, setAnswerCount] = useState(comment.answerCount);
  const [answering, setAnswering] = useState<CommentData | null>(null);
  const answer = (to: CommentData) => (isSignedIn ? setAnswering(to) : onLogIn());
  const change = (by: number) => {
    setAnswerCount((before) => before + by);
    onCount(by);
  };
  return (
    <CommentRow
      comment={comment}
      actions={
        <CommentButtons
          {...comments}
          comment={comment}
          onAnswer={() => answer(comment)}
          onDeleted={() => onDeleted(comment, answerCount)}
        />
      }
    >
      <CommentAnswers
        {...comments}
        {...{ comment, isOpen, answerCount, answering }}
        onAnswer={answer}
        onAnswered={() => setAnswering(null)}
        onCount={change}
      />
    </CommentRow>
  );
}

type CommentAnswersProps = CommentsProps & {
  comment: CommentData;
  isOpen: boolean;
  answerCount: number;
  answering: CommentData | null;
  onAnswer: (to: CommentData) => void;
  onAnswered: () => void;
  onCount: (by: number) => void;
};

function CommentAnswers(props: CommentAnswersProps) {
  const { pinId, comment, isOpen, answerCount, answering, onAnswered, onCount } = props;
  const { t } = useLingui();
  const { items, status, load, add: keep, remove } = useAnswers(comment.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (isOpen) load();
  }, []);
  const further = answerCount - items.length;
  const drop = (id: string) => {
    remove(id);
    onCount(-1);
  };
  const add = (answer: CommentData) => {
    keep(answer);
    onCount(1);
    onAnswered();
  };
  return (
    <>
      <AnswerList {...props} items={items} onDeleted={drop} />
      {status === 'error' && <ErrorState onRetry={load} />}
      {status === 'loading' && <Spinner size={20} label={t`Loading replies`} />}
      {status === 'idle' && further > 0 && <MoreButton answers={further} onClick={load} />}
      {answering && (
        <CommentForm
          key={answering.id}
          draftName={`answer.${answering.id}`}
          label={t`Reply to ${answering.author.fullName}`}
          about={{ pinId, reply_to_id: answering.id }}
          onWritten={add}
          onCancel={onAnswered}
        />
      )}
    </>
  );
}

type AnswerListProps = CommentAnswersProps & {
  items: readonly CommentData[];
  onDeleted: (id: string) => void;
};

function AnswerList({ items, onDeleted, onAnswer, ...props }: AnswerListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {items.map((answer) => (
        <CommentRow
          key={answer.id}
          comment={answer}
          actions={
            <CommentButtons
              {...props}
              comment={answer}
              onAnswer={() => onAnswer(answer)}
              onDeleted={() => onDeleted(answer.id)}
            />
          }
        />
      ))}
    </ul>
  );
}

type Status = 'idle' | 'loading' | 'error' | 'end';

function useAnswers(commentId: string) {
  const { i18n } = useLingui();
  const [loaded, setLoaded] = useState<CommentData[]>([]);
  const [own, setOwn] = useState<CommentData[]>([]);
  const [bookmark, setBookmark] = useState<string | null>(null);
  const [status, setStatus] = useState<Status>('idle');

  const load = async () => {
    setStatus('loading');
    try {
      const asked = { aggregated_comment_id: commentId, ...(bookmark && { bookmarks: [bookmark] }) };
      const answer = await call('AggregatedCommentReplyFeedResource.get', asked);
      const reading = { now: Date.now(), locale: i18n.locale };
      setLoaded((before) => [...before, ...answer.data.map((one) => commentData(one, reading))]);
      setBookmark(answer.bookmark);
      setStatus(answer.bookmark ? 'idle' : 'end');
    } catch {
      setStatus('error');
    }
  };
  const add = (answer: CommentData) => setOwn((before) => [...before, answer]);
  const remove = (id: string) => {
    const without = (before: CommentData[]) => before.filter((one) => one.id !== id);
    setLoaded(without);
    setOwn(without);
  };
  const known = new Set(loaded.map(({ id }) => id));
  return { items: [...loaded, ...own.filter(({ id }) => !known.has(id))], status, load, add, remove };
}
