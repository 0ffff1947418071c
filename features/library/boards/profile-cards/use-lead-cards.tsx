import { useMemo } from 'react';
import type { ShownView } from '../board-layout.ts';
import type { LeadCard } from '../parts/board-grid.tsx';
import { AllPinsCard } from './all-pins-card.tsx';
import type { ProfileCardData } from './profile-card-data.ts';
import { ShoppingListCard } from './shopping-list-card.tsx';

/** The cards that stand before the own boards. */
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
