import { useLayoutEffect, useMemo } from 'react';
import { MOST_SECTIONS } from '#features/library/boards/board-name.ts';
import { type SectionCardData, sectionCardData } from '#features/library/boards/board-page-data.ts';
import { useArrange } from '#features/library/boards/parts/use-arrange.ts';
import { usePages } from '#platform/resource/use-pages.ts';

export const sectionsOf = (boardId: string) => `sections of ${boardId}`;

const keyOf = (section: SectionCardData) => section.id;

/** Call it only for people who may move them. */
export function useMovedSections(
  board_id: string,
  fetched: SectionCardData[],
  show: ((order: readonly string[]) => void) | undefined,
): readonly SectionCardData[] {
  // A section's page shows none.
  const list = fetched.length > 0 ? sectionsOf(board_id) : null;
  const { moves, arrange } = useArrange<SectionCardData>(list);
  const source = useMemo(() => {
    const first = { items: fetched, bookmark: null };
    const options = { board_id, page_size: MOST_SECTIONS };
    const asked = { resource: 'BoardSectionsResource.get', options } as const;
    return { ...asked, first, item: sectionCardData, keyOf, moves };
  }, [board_id, fetched, moves]);
  const { held } = usePages(source);
  const sections = useMemo(() => arrange(held), [arrange, held]);
  useLayoutEffect(() => show?.(sections.map(({ id }) => id)), [show, sections]);
  return sections;
}
