import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { Age } from '#features/library/boards/parts/age.tsx';
import { CoverTiles } from '#features/library/boards/parts/board-cover.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { useAnswerInvite } from '../answer-invite/use-answer-invite.ts';
import type { InviteCardData } from './invite-card-data.ts';
import styles from './invite-cards.module.css';

type InviteCardsProps = {
  cards: readonly InviteCardData[];
  /** An answer was sent: the page around may show another board. */
  onAnswered: () => void;
};

export function InviteCards({ cards, onAnswered }: InviteCardsProps) {
  const { t } = useLingui();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const hide = (id: string) => setAnswered((before) => new Set([...before, id]));
  const show = (id: string) => setAnswered((before) => new Set([...before].filter((one) => one !== id)));
  const change = { hide, show, onAnswered };
  const answerInvite = useAnswerInvite(change);
  const answerRequest = useAnswerRequest(change);
  const open = cards.filter((card) => !answered.has(card.id));
  if (open.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <Trans>Invitations</Trans>
      </h2>
      <ul className={styles.cards} aria-label={t`Invitations`}>
        {open.map((card) => (
          <BoardInviteCard
            key={card.id}
            card={card}
            onAnswer={card.kind === 'invite' ? answerInvite : answerRequest}
          />
        ))}
      </ul>
    </section>
  );
}

interface Change {
  hide: (id: string) => void;
  show: (id: string) => void;
  onAnswered: () => void;
}

function useAnswerRequest({ hide, show, onAnswered }: Change) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return async function answer({ id, board, from }: InviteCardData, said: 'accept' | 'decline') {
    hide(id);
    const contact_request = { type: 'contact_request' as const, id };
    try {
      if (said === 'accept') await call('ContactRequestAcceptResource.update', { contact_request });
      else await call('ContactRequestIgnoreResource.delete', { contact_request });
    } catch (error) {
      const isGone = error instanceof CallRefused && error.status === 404;
      if (!isGone) show(id);
      const text = isGone ? t`This request no longer exists.` : failureText(error);
      toast.show({ kind: 'error', text });
      return;
    }
    onAnswered();
    const text =
      said === 'accept' ? t`${from.fullName} can now save to “${board.name}”.` : t`Request declined`;
    toast.show({ text });
  };
}

type BoardInviteCardProps = {
  card: InviteCardData;
  onAnswer: (card: InviteCardData, answer: 'accept' | 'decline') => void;
};

function BoardInviteCard({ card, onAnswer }: BoardInviteCardProps) {
  const { kind, board, covers, isSensitive, from, age } = card;
  const person = (
    <Link to={`/${from.username}/`} className={styles.person}>
      {from.fullName}
    </Link>
  );
  return (
    <li className={styles.item}>
      <article className={styles.card} aria-labelledby={`invite-${card.id}`}>
        <div className={styles.cover}>
          <CoverTiles images={covers} isBlurred={isSensitive} />
        </div>
        <div className={styles.words}>
          <h3 id={`invite-${card.id}`} className={styles.name}>
            {board.url ? <Link to={board.url}>{board.name}</Link> : board.name}
          </h3>
          <p className={styles.line}>
            {kind === 'invite' ? <Trans>{person} invited you</Trans> : <Trans>{person} wants to join</Trans>}
            <span className={styles.between}> </span>
            <span className={styles.age}>
              <Age ms={age} />
            </span>
          </p>
          {isSensitive && (
            <p className={styles.line}>
              <Trans>This board may contain sensitive content</Trans>
            </p>
          )}
          <Answers onAnswer={(answer) => onAnswer(card, answer)} />
        </div>
      </article>
    </li>
  );
}

function Answers({ onAnswer }: { onAnswer: (answer: 'accept' | 'decline') => void }) {
  return (
    <div className={styles.answers}>
      <Button size="small" onClick={() => onAnswer('decline')}>
        <Trans>Decline</Trans>
      </Button>
      <Button size="small" variant="primary" onClick={() => onAnswer('accept')}>
        <Trans>Accept</Trans>
      </Button>
    </div>
  );
}
