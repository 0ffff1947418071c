import { tryData } from '#features/library/pins/parts/try-data.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { Call } from '#platform/resource/call.ts';

const SHOWN = 3;

export async function firstTries(call: Call, { id, aggregated_pin_data }: PinAnswer) {
  if (aggregated_pin_data.aggregated_stats.done === 0) return { items: [], bookmark: null };
  const { data, bookmark } = await call('DidItActivityFeedResource.get', { pin_id: id, page_size: SHOWN });
  return { items: data.map(tryData), bookmark };
}
