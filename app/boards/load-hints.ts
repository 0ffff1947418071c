import type { DueHints } from '#features/library/saves/board-actions/board-actions.ts';
import { GUIDES, PLACEMENT } from '#features/trust/experiences/experience.ts';
import { experienceCalls } from '#features/trust/experiences/experience-calls.ts';
import type { PageContext } from '../server/page-context.ts';

export async function loadHints({ call }: PageContext): Promise<DueHints> {
  const [states, open] = await Promise.all([
    call('UserStateResource.get', {}),
    experienceCalls(call).fetchPlacement(PLACEMENT),
  ]);
  const isOpen = (id: string) => open.some(({ experience_id }) => experience_id === id);
  return {
    'add-section': states.data.add_section_tooltip,
    'planning-actions': isOpen(GUIDES.planningActions),
    'create-board': isOpen(GUIDES.createBoard),
  };
}
