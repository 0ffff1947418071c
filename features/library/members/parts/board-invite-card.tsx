import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Age } from '#features/library/boards/parts/age.tsx';
import { CoverTiles } from '#features/library/boards/parts/board-cover.tsx';
import type { InviteCardData } from './invite-card-data.ts';
import styles from './invite-cards.module.css';

type BoardInviteCardProps = {
  card: InviteCardData;
  onAnswer: (card: InviteCardData, answer: 'accept' | 'decline') => void;
};

export function BoardInviteCard({ card, onAnswer }: BoardInviteCardProps) {
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
            {kind === 'invite' ? <Trans>{person} invites you</Trans> : <Trans>{person} asks to join</Trans>}
            <span className={styles.between}> </span>
            <span className={styles.age}>
              <Age ms={age} />
            </span>
          </p>
          <div className={styles.answers}>
            <Button size="small" onClick={() => onAnswer(card, 'decline')}>
              <Trans>Decline</Trans>
            </Button>
            <Button size="small" variant="primary" onClick={() => onAnswer(card, 'accept')}>
              <Trans>Accept</Trans>
            </Button>
          </div>
        </div>
      </article>
    </li>
  );
}
