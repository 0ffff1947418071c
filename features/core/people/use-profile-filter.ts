import { useLocation, useNavigate, useNavigation } from 'react-router';
import { EVENT_TYPES, VIEW_TYPES } from '#features/measure/events/event.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';

/** How a list of the own profile can be narrowed. */
export interface ProfileFilter<F extends string | null> {
  /** What narrows it is called so in events. */
  component: string;
  none: F;
  /** The filter that a text in the address names. */
  read: (text: string | null) => F;
}

/** Where a filter stands in the address of a page. */
export const FILTER_PARAMETER = 'filter';

/**
 * A filter that stands in the address: a link leads to it, going back leaves it, and loading the page anew keeps it. A
 * choice shows at once, while its list is still on its way.
 */
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
      ...{ event_type: EVENT_TYPES.click, view_type: VIEW_TYPES.profile, component },
      ...{ element: next ?? 'none', aux_data: { before: filter ?? 'none' } },
    });
  };
  return { filter, isComing, choose };
}
