import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { REPORTED_EVENTS, VIEW_TYPES } from '#features/measure/events/event.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';
import { call } from '#platform/resource/client.ts';
import { type BoardSort, isStorableSort } from '../board-sort.ts';
import { visitSortLine } from './visit-sort.ts';

/** Stored if possible, else for this visit. */
export function useBoardSort(sort: BoardSort, username: string) {
  const { t } = useLingui();
  const show = useShowSort(username);
  return async (next: BoardSort): Promise<void> => {
    if (next === sort) return;
    const shown = show(next);
    try {
      await storeSort(next, sort);
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't save this sort order.` });
    }
    await shown;
  };
}

export function useShowSort(username: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (next: BoardSort) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = visitSortLine(next, username, location.protocol === 'https:');
    return navigate(`${pathname}?sort=${next}`, { replace: true, preventScrollReset: true });
  };
}

export async function storeSort(next: BoardSort, before: BoardSort): Promise<void> {
  if (isStorableSort(next)) await call('UserMetadataResource.update', { most_recent_board_sort_order: next });
  sendEvent({
    ...{ event_type: REPORTED_EVENTS.click, view_type: VIEW_TYPES.profile, component: 'board_sort' },
    ...{ element: next, aux_data: { before } },
  });
}
