import { useRevalidator } from 'react-router';
import type { ShownView } from '#features/library/boards/board-layout.ts';
import type { InviteCardData } from '#features/library/members/parts/invite-card-data.ts';
import { InviteCards } from '#features/library/members/parts/invite-cards.tsx';
import { BoardColumns } from './board-columns.tsx';

type OwnInvitesProps = {
  cards: readonly InviteCardData[];
  /** Of the boards below, where there are any. */
  view: ShownView | undefined;
};

export function OwnInvites({ cards, view }: OwnInvitesProps) {
  const { revalidate } = useRevalidator();
  return (
    <BoardColumns view={view}>
      <InviteCards cards={cards} onAnswered={revalidate} />
    </BoardColumns>
  );
}
