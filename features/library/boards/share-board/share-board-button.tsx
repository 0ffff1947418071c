import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShareButton } from '#design/share/share-button.tsx';
import { shortLinkTo } from '#features/core/people/short-link.ts';

type ShareBoardButtonProps = {
  board: { id: string; name: string; url: string };
  people?: ReactNode;
};

/** The address reveals nothing to people who may not see the board. */
export function ShareBoardButton({ board, people }: ShareBoardButtonProps) {
  const { t } = useLingui();
  return (
    <ShareButton
      label={t`Send board`}
      size="small"
      title={t`Send this board`}
      path={board.url}
      shortPath={shortLinkTo('board', board.id)}
      subject={board.name}
      people={people}
    />
  );
}
