import { useRevalidator } from 'react-router';
import { gridStyle, type ShownView } from '#features/library/boards/board-layout.ts';
import type { InviteCardData } from '#features/library/members/parts/invite-card-data.ts';
import { InviteCards } from '#features/library/members/parts/invite-cards.tsx';
import wall from '../shell/wall-page.module.css';

type OwnInvitesProps = {
  cards: readonly InviteCardData[];
  /** Of the boards below, where there are any. */
  view: ShownView | undefined;
};

export function OwnInvites({ cards, view }: OwnInvitesProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className={wall.above} style={view && columnsOf(view)}>
      <InviteCards cards={cards} onAnswered={revalidate} />
    </div>
  );
}

function columnsOf(view: ShownView) {
  const { '--card': card, '--grid-most': most } = gridStyle(view);
  return { '--card': card, '--grid-most': most };
}
