import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Card, CardText, CardTitle } from '#design/card/card.tsx';
import { Pulsar } from '#design/pulsar/pulsar.tsx';
import type { ShownView } from '../board-layout.ts';
import { CoverTile } from '../parts/board-cover.tsx';
import type { LeadCard } from '../parts/board-grid.tsx';
import { AllPinsCard } from './all-pins-card.tsx';
import styles from './profile-card.module.css';
import type { ProfileCardData } from './profile-card-data.ts';
import { SHOPPING_PICTURES, SHOPPING_PULSAR } from './profile-cards.ts';

export function useLeadCards(
  cards: readonly ProfileCardData[],
  view: ShownView,
  isPulsing: boolean,
): LeadCard[] {
  return useMemo(
    () =>
      cards.map((card) => ({
        id: card.story_type,
        card:
          card.story_type === 'all_pins' ? (
            <AllPinsCard card={card} view={view} />
          ) : (
            <ShoppingListCard card={card} view={view} isPulsing={isPulsing} />
          ),
      })),
    [cards, view, isPulsing],
  );
}

type ShoppingListCardProps = { card: ProfileCardData; view: ShownView; isPulsing: boolean };

function ShoppingListCard({ card: { url, cover_images }, view, isPulsing }: ShoppingListCardProps) {
  const picture = (
    <>
      <span className={styles.slots} data-slots>
        {Array.from({ length: SHOPPING_PICTURES }, (_, index) => (
          <CoverTile
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stand, whatever pictures are in them
            key={index}
            image={cover_images[index]}
            size={view === 'square' ? '170x' : '236x'}
          />
        ))}
      </span>
      {isPulsing && <Pulsar size={SHOPPING_PULSAR} />}
    </>
  );
  return (
    <Card to={url} picture={picture}>
      <CardTitle>
        <Trans>Shopping list</Trans>
      </CardTitle>
      <CardText>
        <Trans>Products you saved</Trans>
      </CardText>
    </Card>
  );
}
