import { z } from 'zod';
import { overridesCookie } from '#platform/flags/session-overrides.ts';
import type { Context } from '#platform/resource/context.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { chooseFlag, type FlagRefusal } from './choose-flags.service.ts';

const flagAnswer = z.object({
  name: z.string(),
  /** `on` and `off`, or the groups of an experiment. */
  groups: z.array(z.string()),
  group: z.string(),
  /** Chosen for this session rather than by the viewer's group. */
  is_chosen: z.boolean(),
});

function presentFlags({ flags }: Pick<Context, 'flags'>): z.output<typeof flagAnswer>[] {
  return flags.list().map(({ isOverridden, ...flag }) => ({ ...flag, is_chosen: isOverridden }));
}

const REFUSALS: Record<FlagRefusal, Parameters<typeof invalid>> = {
  'no-such-flag': ['name', 'There is no switch or experiment of this name.'],
  'no-such-group': ['group', 'It has no group of this name.'],
};

/** Every flag and experiment with its state for the viewer. */
export const flagsGet = defineResource({
  name: 'FlagsResource.get',
  summary: 'Flags and experiments, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({}),
  data: z.array(flagAnswer),
  handle: async (context) => presentFlags(context),
});

/**
 * Puts this browser session into a group of a flag or experiment. Without a group the choice is reset; without a name
 * all choices are.
 */
export const flagsUpdate = defineResource({
  name: 'FlagsResource.update',
  summary: 'Chooses the group of an experiment for this session, for staff.',
  who: 'staff',
  rate: 'write',
  options: z.object({ name: z.string().max(100).nullish(), group: z.string().max(100).nullish() }),
  data: z.object({ name: z.string().nullable(), group: z.string().nullable() }),
  handle: async (context, { name = null, group = null }) => {
    const chosen = chooseFlag(context.flags.list(), { name, group });
    if ('refused' in chosen) throw invalid(...REFUSALS[chosen.refused]);
    context.answerHeaders.append('set-cookie', overridesCookie(chosen.overrides, context.config));
    return { name, group };
  },
});
