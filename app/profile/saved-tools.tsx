import type { ComponentProps } from 'react';
import { DensityMenu } from '#features/core/people/parts/density-menu.tsx';
import { BoardSortMenu } from '#features/library/boards/sort-boards/board-sort-menu.tsx';
import wall from '../shell/wall-page.module.css';

export type OwnToolsProps = {
  boards: false | Pick<ComponentProps<typeof BoardSortMenu>, 'username' | 'view' | 'sort' | 'onChooseView'>;
  pins: false | Pick<ComponentProps<typeof DensityMenu>, 'density' | 'onChange'>;
};

export function OwnTools({ boards, pins }: OwnToolsProps) {
  return (
    <div className={wall.above}>
      <div className={wall.tools}>
        {boards && <BoardSortMenu {...boards} size="small" />}
        {pins && <DensityMenu {...pins} />}
      </div>
    </div>
  );
}
