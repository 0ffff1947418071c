import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { LinkButton } from '#design/button/link-button.tsx';
import { CheckCheckIcon } from '#design/icons/visitor-icons.tsx';
import { DensityMenu } from '#features/core/people/parts/density-menu.tsx';
import { BoardSortMenu } from '#features/library/boards/sort-boards/board-sort-menu.tsx';
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

/** To the page of all pins of the viewer, where they are selected. */
function SelectLink({ username }: { username: string }) {
  return (
    <LinkButton
      to={`/${username}/pins/?select=pins`}
      variant="ghost"
      size="small"
      icon={<CheckCheckIcon size={18} />}
    >
      <span className={styles.wideWords}>
        <Trans>Select Pins</Trans>
      </span>
    </LinkButton>
  );
}
