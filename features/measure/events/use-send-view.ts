import { useEffect } from 'react';
import { EVENT_TYPES, type ViewType } from './event.ts';
import { sendEvent } from './send-event.ts';

/** Reports once that the viewer looks at someone else's profile or pin. */
export function useSendView(view_type: ViewType, object_id_str: string, isOwn: boolean): void {
  useEffect(() => {
    if (!isOwn) sendEvent({ event_type: EVENT_TYPES.view, view_type, object_id_str });
  }, [view_type, object_id_str, isOwn]);
}
