import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { EVENT_TYPES, VIEW_TYPES } from '#features/measure/events/event.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';
import { call } from '#platform/resource/client.ts';
import { type BoardSort, isStorableSort } from '../board-sort.ts';
import { visitSortLine } from './visit-sort.ts';

/** Stored if possible, else for this visit. */
export function useBoardSort(sort: BoardSort, username: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (next: BoardSort): Promise<void> => {
    if (next === sort) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = visitSortLine(next, username, location.protocol === 'https:');
    const shown = navigate(`${pathname}?sort=${next}`, { replace: true, preventScrollReset: true });
    try {
      if (isStorableSort(next))
        await call('UserMetadataResource.update', { most_recent_board_sort_order: next });
      sendEvent({
        ...{ event_type: EVENT_TYPES.click, view_type: VIEW_TYPES.profile, component: 'board_sort' },
        ...{ element: next, aux_data: { before: sort } },
      });
    } catch {
      toast.show({ kind: 'error', text: t`Couldn't save this sort order.` });
    }
    await shown;
  };
}
