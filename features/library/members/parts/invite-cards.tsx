import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { CheckIcon, XIcon } from '#design/icons/icons.tsx';
import { Age } from '#features/library/boards/parts/age.tsx';
import { CoverTiles } from '#features/library/boards/parts/board-cover.tsx';
import { useAnswerInvite } from '../answer-invite/use-answer-invite.ts';
import { useAnswerRequest } from '../ask-to-join/use-answer-request.ts';
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
        </div>
        <Answers onAnswer={(answer) => onAnswer(card, answer)} />
      </article>
    </li>
  );
}

function Answers({ onAnswer }: { onAnswer: (answer: 'accept' | 'decline') => void }) {
  return (
    <div className={styles.answers}>
      <Button size="small" icon={<XIcon size={18} />} onClick={() => onAnswer('decline')}>
        <span className={styles.answer}>
          <Trans>Decline</Trans>
        </span>
      </Button>
      <Button
        size="small"
        variant="primary"
        icon={<CheckIcon size={18} />}
        onClick={() => onAnswer('accept')}
      >
        <span className={styles.answer}>
          <Trans>Accept</Trans>
        </span>
      </Button>
    </div>
  );
}
