import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { useAnswerInvite } from '../answer-invite/use-answer-invite.ts';
import { BoardInviteCard } from './board-invite-card.tsx';
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

/** Accepts or ignores a request: its card disappears at once and returns on failure. */
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
      const text = isGone ? t`This request is no longer there.` : failureText(error);
      toast.show({ kind: 'error', text });
      return;
    }
    onAnswered();
    const text =
      said === 'accept' ? t`${from.fullName} can now save to “${board.name}”.` : t`Request declined`;
    toast.show({ text });
  };
}
