import { raisedStates } from '#features/core/people/raised-states.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

/** The first board makes the hint about sections due. */
export async function sendBoard(options: OptionsOf<'BoardResource.create'>) {
  const { data } = await call('BoardResource.create', options);
  raisedStates.tell();
  return data;
}
