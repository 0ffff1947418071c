import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAnswerInvite } from '../answer-invite/use-answer-invite.ts';
import { useAnswerRequest } from '../ask-to-join/use-answer-request.ts';
import { BoardInviteCard } from './board-invite-card.tsx';
import type { InviteCardData } from './invite-card-data.ts';
import styles from './invite-cards.module.css';

type InviteCardsProps = {
  cards: readonly InviteCardData[];
  /** One was answered: what stands around may show a board more. */
  onAnswered: () => void;
};

/** The invites of the profile's owner, and who asks to be let onto their boards. */
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
