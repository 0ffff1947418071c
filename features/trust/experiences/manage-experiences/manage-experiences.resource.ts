import { z } from 'zod';
import { USER_STATES } from '#features/core/people/person.ts';
import { booleanOption, idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { PREVIEWED } from '../audience.ts';
import { AUDIENCES, EXPERIENCE_TYPES } from '../experience.ts';
import { displayData, writtenData } from '../experience-answer.ts';
import { unlessExperienceRefused } from './experience-refusals.ts';
import {
  createExperience,
  editExperience,
  listExperiences,
  showExperience,
} from './manage-experiences.service.ts';
import type { ManagedExperience } from './manage-experiences.store.ts';

/** Logged with what people do. */
const logged = z.record(z.string().max(100), z.union([z.string().max(200), z.number(), z.boolean()]));

const settings = {
  type: z.enum(EXPERIENCE_TYPES),
  audience: z.enum(AUDIENCES),
  display_data: writtenData,
  priority: z.coerce.number().int().min(0).max(1000),
  most_views: z.coerce.number().int().min(1).max(1000).nullable(),
  rest_days: z.coerce.number().int().min(1).max(1000).nullable(),
  starts_at: z.coerce.date().nullable(),
  ends_at: z.coerce.date().nullable(),
  is_on: booleanOption,
  view_parameter: z.string().max(200).nullable(),
  view_data: logged,
  object_id_str: z.string().max(200).nullable(),
  aux_data: logged,
};

const managed = z.object({
  id: z.string(),
  placement_id: z.number().int(),
  type: z.enum(EXPERIENCE_TYPES),
  audience: z.enum(AUDIENCES),
  display_data: displayData,
  priority: z.number().int(),
  most_views: z.number().int().nullable(),
  rest_days: z.number().int().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  is_on: z.boolean(),
  requires_state: z.string().nullable(),
  view_parameter: z.string().nullable(),
  view_data: z.record(z.string(), z.unknown()),
  object_id_str: z.string().nullable(),
  aux_data: z.record(z.string(), z.unknown()),
});

const counts = { shown: z.number().int(), completed: z.number().int(), dismissed: z.number().int() };

const presented = <One extends ManagedExperience>({ starts_at, ends_at, ...one }: One) => ({
  ...one,
  starts_at: starts_at?.toISOString() ?? null,
  ends_at: ends_at?.toISOString() ?? null,
});

const definition = { who: 'staff', rate: 'write', data: z.object({ id: z.string() }) } as const;

/** All experiences with how often they were shown and ended; or those that an audience is shown now. */
export const moderationExperiencesGet = defineResource({
  name: 'ModerationExperiencesResource.get',
  summary: 'All experiences, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({
    audience: z.enum(PREVIEWED).nullish(),
    /** Of the audience, those in whom these are on. */
    states: listOption(z.enum(USER_STATES), USER_STATES.length).default([]),
  }),
  data: z.array(managed.extend(counts)),
  handle: async (context, { audience = null, states }) =>
    (await listExperiences(context, { previewed: audience, states })).map(presented),
});

/** One experience, what it did on the last days, and who changed it. */
export const moderationExperienceGet = defineResource({
  name: 'ModerationExperienceResource.get',
  summary: 'An experience, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({ experience_id: idOption }),
  data: z.object({
    experience: managed,
    days: z.array(z.object({ day: z.string(), ...counts })),
    changes: z.array(
      z.object({
        username: z.string().nullable(),
        data: z.record(z.string(), z.unknown()),
        created_at: z.string(),
      }),
    ),
  }),
  handle: async (context, { experience_id }) => {
    const { experience, days, changes } = await showExperience(context, experience_id);
    return {
      experience: presented(experience),
      days,
      changes: changes.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
    };
  },
});

/** Adds an experience; it shows from its start, or at once. */
export const moderationExperienceCreate = defineResource({
  ...definition,
  name: 'ModerationExperienceResource.create',
  summary: 'Adds an experience.',
  options: z.object({
    ...settings,
    audience: settings.audience.default('members'),
    priority: settings.priority.default(0),
    most_views: settings.most_views.default(null),
    rest_days: settings.rest_days.default(null),
    starts_at: settings.starts_at.default(null),
    ends_at: settings.ends_at.default(null),
    is_on: settings.is_on
      .nullable()
      .default(true)
      .transform((isOn) => isOn ?? false),
    view_parameter: settings.view_parameter.default(null),
    view_data: logged.default({}),
    object_id_str: settings.object_id_str.default(null),
    aux_data: logged.default({}),
  }),
  handle: async (context, sent) => unlessExperienceRefused(await createExperience(context, sent)),
});

/** Changes, schedules, stops or starts an experience. */
export const moderationExperienceUpdate = defineResource({
  ...definition,
  name: 'ModerationExperienceResource.update',
  summary: 'Changes an experience.',
  options: z.object(settings).partial().extend({ experience_id: idOption }),
  handle: async (context, { experience_id, ...changes }) => {
    const named = Object.entries(changes).filter(([, value]) => value !== undefined);
    return unlessExperienceRefused(await editExperience(context, experience_id, Object.fromEntries(named)));
  },
});
