import { useState } from 'react';
import type { ShownView } from '#features/library/boards/board-layout.ts';
import { call } from '#platform/resource/client.ts';

/** The size of boards. A choice applies at once, is saved, and is undone if saving fails. */
export function useBoardView(kept: ShownView) {
  const [view, setView] = useState(kept);
  const choose = async (next: ShownView) => {
    setView(next);
    try {
      await call('UserMetadataResource.update', { profile_board_rep_view_type: next });
    } catch {
      setView(view);
    }
  };
  return { view, choose };
}
