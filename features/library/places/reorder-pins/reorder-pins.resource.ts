import { z } from 'zod';
import { pinIdsOption } from '#features/library/pins/pin-options.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { type PinOrderInput, reorderPins } from './reorder-pins.service.ts';

const options = z.object({
  board_id: idOption,
  pin_ids: pinIdsOption,
  before_pin_id: idOption.nullish(),
  after_pin_id: idOption.nullish(),
});

function besideIn(sent: z.output<typeof options>): Pick<PinOrderInput, 'besideId' | 'side'> {
  const { before_pin_id, after_pin_id, pin_ids } = sent;
  if (!before_pin_id === !after_pin_id) {
    throw invalid('before_pin_id', 'One of before_pin_id and after_pin_id must be given.');
  }
  const [besideId, side]: [Id | null | undefined, PinOrderInput['side']] = before_pin_id
    ? [before_pin_id, 'before']
    : [after_pin_id, 'after'];
  if (!besideId || pin_ids.includes(besideId)) {
    throw invalid(`${side}_pin_id`, "A Pin can't be placed next to itself.");
  }
  return { besideId, side };
}

/** Moves pins directly before or after another of their board or section; all or none. A repeated id counts once. */
export const boardPinOrderUpdate = defineResource({
  name: 'BoardPinOrderResource.update',
  summary: 'Reorders the pins of a board.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options,
  data: z.object({ pin_ids: z.array(z.string()) }),
  handle: async (context, sent) => {
    const { board_id: boardId, pin_ids: pinIds } = sent;
    await reorderPins(context, { boardId, pinIds, ...besideIn(sent) });
    return { pin_ids: pinIds };
  },
});
