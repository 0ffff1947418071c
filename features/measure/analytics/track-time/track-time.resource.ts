import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { MOST_SEEN, SEEN_KINDS, TIME_RATE } from './seen-things.ts';
import { trackTime } from './track-time.service.ts';

const seen = z.object({
  kind: z.enum(SEEN_KINDS),
  id: idOption,
  /** How long it was visible since the last call of this visit. */
  ms: z.number().int().min(0).max(MOST_SEEN.msPerVisit),
  /** Whether this visit sees it for the first time: half of it for a second, or any of a closeup. */
  is_new: z.boolean().default(false),
  /** Presses of its link to another site. */
  clicks: z.number().int().min(0).max(MOST_SEEN.clicks).default(0),
});

const isEachOnce = (things: readonly z.infer<typeof seen>[]) =>
  new Set(things.map(({ kind, id }) => `${kind} ${id}`)).size === things.length;

const things = listOption(seen, MOST_SEEN.things).refine(
  isEachOnce,
  msg('{field}: must not name a thing twice'),
);

/** Records what was visible on a page and for how long, if the viewer allows analytics cookies. */
export const timeSpentCreate = defineResource({
  name: 'TimeSpentResource.create',
  summary: 'Records what was visible, and how long.',
  who: 'anyone',
  rate: TIME_RATE,
  isUnseen: true,
  options: z.object({ things }),
  data: z.object({}),
  handle: async (context, { things }) => {
    await trackTime(context, things);
    return {};
  },
});
