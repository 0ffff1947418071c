import { useLingui } from '@lingui/react/macro';
import { ArchiveIcon, LockIcon } from '#design/icons/visitor-icons.tsx';
import { gridStyle } from '../board-layout.ts';
import { type BoardCardsProps, BoardGrid } from './board-grid.tsx';
import styles from './board-groups.module.css';

const GROUPS = ['public', 'protected', 'secret', 'archived'] as const;

export function BoardGroups({ boards, leads = [], view = 'square', renderBoard }: BoardCardsProps) {
  const { t } = useLingui();
  const titles = {
    public: t`Boards`,
    protected: t`Protected boards`,
    secret: t`Secret boards`,
    archived: t`Archived boards`,
  };
  return GROUPS.map((group) => {
    const inGroup = boards.filter((board) => board.profileGroup === group);
    const before = group === 'public' ? leads : undefined;
    if (inGroup.length === 0 && !before?.length) return null;
    return (
      <section
        key={group}
        className={styles.group}
        style={gridStyle(view)}
        data-view={view}
        aria-label={titles[group]}
      >
        {group !== 'public' && (
          <h2 className={styles.heading}>
            {group === 'archived' ? <ArchiveIcon size={20} /> : <LockIcon size={20} />}
            {titles[group]}
          </h2>
        )}
        <BoardGrid
          boards={inGroup}
          leads={before}
          view={view}
          renderBoard={renderBoard}
          label={titles[group]}
        />
      </section>
    );
  });
}
