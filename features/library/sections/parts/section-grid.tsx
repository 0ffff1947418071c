import { Plural } from '@lingui/react/macro';
import { Card, CardText, CardTitle } from '#design/card/card.tsx';
import { Draggable, DragHandle } from '#design/drag-and-drop/draggable.tsx';
import type { SectionCardData } from '#features/library/boards/board-page-data.ts';
import { CoverTiles } from '#features/library/boards/parts/board-cover.tsx';
import styles from '#features/library/boards/parts/card-grid.module.css';

type SectionGridProps = {
  sections: readonly SectionCardData[];
  label: string;
  isArranged: boolean;
};

export function SectionGrid({ sections, label, isArranged }: SectionGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {sections.map((section) => (
        <li key={section.id}>
          <Draggable itemKey={section.id} type="section" label={section.title} isFixed={!isArranged}>
            <Card to={section.url} picture={<CoverTiles images={section.pictures} />}>
              <CardTitle>{section.title}</CardTitle>
              <CardText>
                <Plural value={section.pin_count} one="# Pin" other="# Pins" />
              </CardText>
            </Card>
            {isArranged && <DragHandle label={section.title} className={styles.handle} />}
          </Draggable>
        </li>
      ))}
    </ul>
  );
}
