import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { isHexColor } from '../badge.ts';
import { VALUE_BADGES } from '../merchant.ts';

export const badgeSelectionOptions = z.object({
  /** If given, it must be the viewer's own id. */
  userId: idOption.optional(),
  inspirational_badge_selection: z.object({
    badgeColor: z
      .string()
      .refine(isHexColor, msg('{field}: must be a color of six hex digits'))
      .transform((color) => `#${color.replace('#', '').toUpperCase()}`),
    /** Ids of the earned badges that do not show. */
    badgeOptOut: listOption(idOption, VALUE_BADGES.length),
  }),
});

export type BadgeSelection = z.output<typeof badgeSelectionOptions>;

export type BadgeRefusal = 'not-own-badges' | 'no-badges' | 'unknown-badge' | 'too-many-badges';

const OPT_OUT = 'inspirational_badge_selection.badgeOptOut';

export const badgeRefusals: Record<BadgeRefusal, RefusalDetails> = {
  'not-own-badges': {
    kind: 'forbidden',
    reason: 'not-own-badges',
    message: 'You can only change your own badges.',
  },
  'no-badges': { kind: 'forbidden', reason: 'no-badges', message: "This profile can't show badges." },
  'unknown-badge': {
    kind: 'invalid',
    reason: 'unknown-badge',
    message: "You haven't earned this badge.",
    field: OPT_OUT,
  },
  'too-many-badges': {
    kind: 'invalid',
    reason: 'too-many-badges',
    message: 'A profile can show at most 3 badges.',
    field: OPT_OUT,
  },
};
