import { useState } from 'react';
import { CommentAnswers } from './comment-answers.tsx';
import { CommentButtons } from './comment-buttons.tsx';
import type { CommentData } from './comment-data.ts';
import { CommentRow } from './comment-row.tsx';
import type { CommentsProps } from './comments-props.ts';

type CommentThreadProps = CommentsProps & {
  comment: CommentData;
  /** Shows what answers it at once. */
  isOpen: boolean;
  /** Deleted, with so many answers. */
  onDeleted: (comment: CommentData, answers: number) => void;
  /** Answers came or went. */
  onCount: (by: number) => void;
};

/** A comment of the first level, with what answers it. */
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
