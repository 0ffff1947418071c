import type { ComponentProps } from 'react';
import { DensityMenu } from '#features/core/people/parts/density-menu.tsx';
import { BoardSortMenu } from '#features/library/boards/sort-boards/board-sort-menu.tsx';
import { SelectLink } from '#features/library/saves/select-pins/select-link.tsx';
import styles from './profile-saved.module.css';

export type OwnToolsProps = {
  boards: false | Pick<ComponentProps<typeof BoardSortMenu>, 'username' | 'view' | 'sort' | 'onChooseView'>;
  pins: false | (Pick<ComponentProps<typeof DensityMenu>, 'density' | 'onChange'> & { username: string });
};

export function OwnTools({ boards, pins }: OwnToolsProps) {
  return (
    <div className={styles.tools}>
      {boards && <BoardSortMenu {...boards} size="small" />}
      {pins && <DensityMenu density={pins.density} onChange={pins.onChange} />}
      {pins && <SelectLink username={pins.username} />}
    </div>
  );
}
