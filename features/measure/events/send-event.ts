import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

/** Reports what was viewed or done on this page. Does not block; failures are ignored. */
export function sendEvent(event: OptionsOf<'EventResource.create'>): void {
  call('EventResource.create', event).catch(() => {});
}
