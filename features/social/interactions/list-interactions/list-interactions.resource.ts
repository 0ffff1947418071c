import { z } from 'zod';
import { personCards } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { pinPathFor } from '#features/library/pins/pin-link.ts';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Id } from '#platform/ids/ids.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { INTERACTIONS, INTERACTIONS_PAGE } from '../interaction.ts';
import { listInteractions, type ShownInteraction } from './list-interactions.service.ts';

const interaction = z.object({
  id: z.string(),
  type: z.literal('native_interaction'),
  interaction_type: z.enum(INTERACTIONS),
  user: personCard,
  /** Where a save went, if the viewer sees that board. */
  board_name: z.string().nullable(),
  /** The note of a try, or the comment. */
  text: z.string(),
  url: z.string(),
  created_at: z.string(),
});

/** Who saved, tried or commented on a pin, newest first. */
export const nativeInteractionsGet = definePagedResource({
  name: 'NativeInteractionsResource.get',
  summary: 'What people did with a pin, newest first.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ pin_id: pinIdOption, page_size: pageSizeOption(INTERACTIONS_PAGE, 100) }),
  item: interaction,
  handle: async (context, { pin_id, page_size: pageSize }, { after }) => {
    const cardOf = personCards(context.config.origin);
    const page = await listInteractions(context, pin_id, { after, pageSize });
    return mapPage(page, (shown) =>
      shown.map((one) => ({
        ...{ id: one.row.id, type: 'native_interaction' as const, interaction_type: one.kind },
        ...{ user: cardOf(one.user), board_name: one.board?.name ?? null, text: one.text },
        url: pathOf(pin_id, one),
        created_at: toRfc2822(new Date(one.row.at / 1000)),
      })),
    );
  },
});

function pathOf(pinId: Id, { kind, row }: ShownInteraction): string {
  if (kind === 'save') return pinPathFor(row.id, 'see');
  const path = pinPathFor(pinId, 'see');
  return kind === 'try' ? `${path}#tries` : `${path}?comment=${row.id}#comments`;
}
