import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Spinner } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import styles from './comment-acts.module.css';
import { CommentActs } from './comment-acts.tsx';
import type { CommentData } from './comment-data.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import { MoreButton } from './comments-before.tsx';
import type { CommentsProps } from './comments-props.ts';
import { useAnswers } from './use-answers.ts';

type CommentAnswersProps = CommentsProps & {
  comment: CommentData;
  /** Shows them at once. */
  isOpen: boolean;
  answerCount: number;
  /** What the viewer is answering: the comment, or an answer to it. */
  answering: CommentData | null;
  onAnswer: (to: CommentData) => void;
  onAnswered: () => void;
  onCount: (by: number) => void;
};

/** What answers a comment, once one asks for it, and the field for a further one. */
export function CommentAnswers(props: CommentAnswersProps) {
  const { pinId, comment, isOpen, answerCount, answering, onAnswer, onAnswered, onCount } = props;
  const { t } = useLingui();
  const { items, status, load, add, remove } = useAnswers(comment.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (isOpen) load();
  }, []);
  const further = answerCount - items.length;
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.answers}>
          {items.map((answer) => (
            <CommentRow
              key={answer.id}
              comment={answer}
              acts={
                <CommentActs
                  {...props}
                  comment={answer}
                  onAnswer={() => onAnswer(answer)}
                  onDeleted={() => {
                    remove(answer.id);
                    onCount(-1);
                  }}
                />
              }
            />
          ))}
        </ul>
      )}
      {status === 'error' && <ErrorState onRetry={load} />}
      {status === 'loading' && <Spinner size={20} label={t`Loading the answers`} />}
      {status === 'idle' && further > 0 && <MoreButton answers={further} onClick={load} />}
      {answering && (
        <CommentForm
          key={answering.id}
          draftName={`answer.${answering.id}`}
          label={t`Answer to ${answering.author.fullName}`}
          about={{ pinId, reply_to_id: answering.id }}
          onWritten={(answer) => {
            add(answer);
            onCount(1);
            onAnswered();
          }}
          onCancel={onAnswered}
        />
      )}
    </>
  );
}
