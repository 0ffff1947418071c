import { useLingui } from '@lingui/react/macro';
import { useReorderNamed } from '#features/library/boards/parts/use-make-moves.ts';
import { call } from '#platform/resource/client.ts';
import { sectionsOf } from './use-moved-sections.ts';

export function useReorderSections(board_id: string) {
  const { t } = useLingui();
  return useReorderNamed(
    sectionsOf(board_id),
    ({ named }) => call('BoardSectionOrderResource.update', { board_id, section_ids: [...named] }),
    t`The sections could not be rearranged.`,
  );
}
