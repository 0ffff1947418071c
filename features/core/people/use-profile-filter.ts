import { useLocation, useNavigate, useNavigation } from 'react-router';
import { REPORTED_EVENTS, VIEW_TYPES } from '#features/measure/events/event.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';

export interface ProfileFilter<F extends string | null> {
  component: string;
  none: F;
  read: (text: string | null) => F;
}

export const FILTER_PARAMETER = 'filter';

/** The address holds the filter, so that links can name it. A choice shows before its list has loaded. */
export function useProfileFilter<F extends string | null>({ component, none, read }: ProfileFilter<F>) {
  const { location: coming } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  const isComing = coming?.pathname === here.pathname && coming.search !== here.search;
  const { search } = isComing ? coming : here;
  const filter = read(new URLSearchParams(search).get(FILTER_PARAMETER));
  const choose = (next: F) => {
    if (next === filter) return;
    const query = new URLSearchParams(search);
    if (next === null || next === none) query.delete(FILTER_PARAMETER);
    else query.set(FILTER_PARAMETER, next);
    navigate({ pathname: here.pathname, search: `${query}` }, { preventScrollReset: true });
    sendEvent({
      ...{ event_type: REPORTED_EVENTS.click, view_type: VIEW_TYPES.profile, component },
      ...{ element: next ?? 'none', aux_data: { before: filter ?? 'none' } },
    });
  };
  return { filter, choose };
}
