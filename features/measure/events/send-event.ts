import { useEffect } from 'react';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { REPORTED_EVENTS, type ViewType } from './event.ts';

/** Does not block; failures are ignored. */
export function sendEvent(event: OptionsOf<'EventResource.create'>): void {
  call('EventResource.create', event).catch(() => {});
}

export function useSendView(view_type: ViewType, object_id_str: string, isOwn: boolean): void {
  useEffect(() => {
    if (!isOwn) sendEvent({ event_type: REPORTED_EVENTS.view, view_type, object_id_str });
  }, [view_type, object_id_str, isOwn]);
}
