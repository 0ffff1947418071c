import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

/** Notes what was seen or done on this page. Nobody waits for it, and nothing is lost where it fails. */
export function sendEvent(event: OptionsOf<'EventResource.create'>): void {
  call('EventResource.create', event).catch(() => {});
}
