import { useState } from 'react';
import type { ActionsHint, DueHints } from '#features/library/saves/board-actions/board-actions.ts';
import { GUIDES, PLACEMENT } from '#features/trust/experiences/experience.ts';
import { experienceCalls } from '#features/trust/experiences/experience-calls.ts';
import { call } from '#platform/resource/client.ts';

/** A dismissed one does not come back. */
export function useHints(loaded: DueHints) {
  const [gone, setGone] = useState<readonly ActionsHint[]>([]);
  const isDue = (hint: ActionsHint) => loaded[hint] && !gone.includes(hint);
  const due: DueHints = {
    'add-section': isDue('add-section'),
    'planning-actions': isDue('planning-actions'),
    'create-board': isDue('create-board'),
  };
  const end = (hint: ActionsHint, how: 'dismiss' | 'complete') => {
    if (!due[hint]) return;
    setGone((before) => [...before, hint]);
    // On failure it is shown again another time, which does no harm.
    noteEnd(hint, how).catch(() => {});
  };
  return {
    due,
    putAway: (hint: ActionsHint) => end(hint, 'dismiss'),
    complete: (hint: ActionsHint) => end(hint, 'complete'),
  };
}

function noteEnd(hint: ActionsHint, how: 'dismiss' | 'complete'): Promise<unknown> {
  if (hint === 'add-section') {
    return call('UserStateResource.create', { state: 'add_section_tooltip', value: false });
  }
  const experience_id = hint === 'create-board' ? GUIDES.createBoard : GUIDES.planningActions;
  return experienceCalls(call)[how]({ placement_id: PLACEMENT, experience_id });
}
