import { useState } from 'react';
import { CommentAnswers } from './comment-answers.tsx';
import { CommentButtons } from './comment-buttons.tsx';
import type { CommentData } from './comment-data.ts';
import { CommentRow } from './comment-row.tsx';
import type { CommentsProps } from './comments-props.ts';

type CommentThreadProps = CommentsProps & {
  comment: CommentData;
  /** Opens the replies from the start. */
  isOpen: boolean;
  /** Called with the number of its replies. */
  onDeleted: (comment: CommentData, answers: number) => void;
  /** Called with the difference when replies are added or removed. */
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
