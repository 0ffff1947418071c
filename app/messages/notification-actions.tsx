import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { FollowRequestAnswer } from '#features/core/people/parts/follow-request-answer.tsx';
import { useAnswerInvite } from '#features/library/members/answer-invite/use-answer-invite.ts';
import { useAnswerRequest } from '#features/library/members/ask-to-join/use-answer-request.ts';
import { useFollow } from '#features/social/follows/follow-person/use-follow.ts';
import type { EntryData, NotificationData } from '#features/trust/notifications/parts/notification-data.ts';
import styles from './notification-actions.module.css';

type About = NotificationData | EntryData;

/** Answers in place what can be answered. */
export function notificationActions(about: About): ReactNode {
  const { type, actor, comment } = about;
  if (comment) return <Reply {...{ actor, comment }} />;
  if (type === 'user_follow') return <FollowBack person={actor} />;
  const isOpen = 'isOpen' in about && about.isOpen;
  if (!isOpen) return null;
  if (type === 'follow_request') return <FollowRequestAnswer person={actor} />;
  if (about.board) return <BoardAnswer {...{ actor }} board={about.board} requestId={about.requestId} />;
  return null;
}

/** Not the button of profiles, which visitors load too. */
function FollowBack({ person }: { person: About['actor'] }) {
  const { t } = useLingui();
  const [state, toggle] = useFollow({ person });
  const { fullName: name } = person;
  const texts = {
    none: [t`Follow back`, t`Follow back ${name}`],
    following: [t`Following`, t`Following ${name}`],
    asked: [t`Requested`, t`Requested: ${name}`],
  };
  const [text, label] = texts[state];
  return (
    <Button
      size="small"
      variant={state === 'none' ? 'primary' : undefined}
      aria-label={label}
      onClick={toggle}
    >
      {text}
    </Button>
  );
}

type Said = 'accept' | 'decline';

type BoardAnswerProps = {
  actor: About['actor'];
  board: { id: string; name: string };
  /** Null for an invite. */
  requestId: string | null;
};

/** Shown at once, undone on failure. */
function BoardAnswer({ actor, board, requestId }: BoardAnswerProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState<Said | null>(null);
  const change = { hide: () => {}, show: () => setSaid(null), onAnswered: () => {} };
  const answerInvite = useAnswerInvite(change);
  const answerRequest = useAnswerRequest(change);
  const answer = (next: Said) => {
    setSaid(next);
    if (requestId) void answerRequest({ id: requestId, board, from: actor }, next);
    else void answerInvite({ id: board.id, board }, next);
  };
  if (said) return <Answered said={said} />;
  const about = requestId ? actor.fullName : board.name;
  return (
    <span className={styles.answers}>
      <Button size="small" aria-label={t`Decline ${about}`} onClick={() => answer('decline')}>
        <Trans>Decline</Trans>
      </Button>
      <Button size="small" variant="primary" aria-label={t`Accept ${about}`} onClick={() => answer('accept')}>
        <Trans>Accept</Trans>
      </Button>
    </span>
  );
}

/** Takes the focus of the button that is gone. */
function Answered({ said }: { said: Said }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className={styles.said} role="status">
      {said === 'accept' ? <Trans>Accepted</Trans> : <Trans>Declined</Trans>}
    </p>
  );
}

const CommentForm = latePart(() => import('#features/social/comments/parts/comment-form.tsx'), 'CommentForm');

type ReplyProps = { actor: About['actor']; comment: NonNullable<About['comment']> };

function Reply({ actor, comment: { id, pinId } }: ReplyProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<'before' | 'writing' | 'after'>('before');
  const [replies, setReplies] = useState<{ id: string; text: string }[]>([]);
  const label = t`Reply to ${actor.fullName}`;
  return (
    <>
      {replies.map(({ id, text }) => (
        <p key={id} className={styles.reply} role="status" dir="auto">
          <Trans>You: {text}</Trans>
        </p>
      ))}
      {step === 'writing' ? (
        <CommentForm
          before={null}
          draftName={`answer.${id}`}
          label={label}
          about={{ pinId, reply_to_id: id }}
          onWritten={(written) => {
            const text = written.pieces.map((piece) => piece.text).join('');
            setReplies((before) => [...before, { id: written.id, text }]);
            setStep('after');
          }}
          onCancel={() => setStep('after')}
        />
      ) : (
        <Button
          size="small"
          aria-label={label}
          autoFocus={step === 'after'}
          onClick={() => setStep('writing')}
          onPointerEnter={CommentForm.preload}
        >
          <Trans>Reply</Trans>
        </Button>
      )}
    </>
  );
}
