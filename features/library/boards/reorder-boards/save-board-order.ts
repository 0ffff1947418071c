import { REPORTED_EVENTS, VIEW_TYPES } from '#features/measure/events/event.ts';
import type { Call, OptionsOf } from '#platform/resource/call.ts';

export const OWN_ORDER = 'boards';

export async function saveBoardOrder(
  named: readonly string[],
  { call, sendEvent }: { call: Call; sendEvent: (event: OptionsOf<'EventResource.create'>) => unknown },
): Promise<void> {
  await call('POST /v3/users/boards/partial_reorder/', { board_ids: named.join(',') });
  await sendEvent({
    ...{ event_type: REPORTED_EVENTS.click, view_type: VIEW_TYPES.profile, component: 'board_reorder' },
    aux_data: { boards: named.length },
  });
}
