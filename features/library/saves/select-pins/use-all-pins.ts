import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/failure-text.ts';
import type { Arranging } from './arranging.ts';

const ERROR_MS = 6000;

/** Asks the server for all ids of the list when all are selected. */
export function useAllPins({ board, section, selection, tell }: Arranging): void {
  const { t } = useLingui();
  const isAsked = selection.all === 'asked';
  const [boardId, sectionId] = [board.id, section?.id ?? null];
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    fetchIds(boardId, sectionId).then(
      (ids) => isWanted && tell({ name: 'told', ids }),
      (error) => {
        if (!isWanted) return;
        tell({ name: 'none' });
        toast.show({ kind: 'error', text: failureText(error, t`That did not work.`), duration: ERROR_MS });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked, boardId, sectionId, tell, t]);
}

async function fetchIds(board_id: string, section_id: string | null): Promise<string[]> {
  const place = section_id ? { section_id } : { filter_section_pins: true };
  const ids: string[] = [];
  let bookmarks: string[] = [];
  for (;;) {
    const { data, bookmark } = await call('BoardPinIdsResource.get', { board_id, ...place, bookmarks });
    ids.push(...data);
    if (!bookmark) return ids;
    bookmarks = [bookmark];
  }
}
