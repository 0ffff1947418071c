import { z } from 'zod';
import { parseId } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { EXPERIENCE_STATES, EXPERIENCE_TYPES, PLACEMENT } from '../experience.ts';
import { completeExperience, listOpenExperiences, meetExperience } from './meet-experiences.service.ts';

const placement_id = z.coerce.number().int().min(0).max(2_147_483_647);

const experienceAnswer = z.object({
  experience_id: z.string(),
  placement_id: z.number().int(),
  type: z.enum(EXPERIENCE_TYPES),
  display_data: z.record(z.string(), z.unknown()),
  view_type: z.number().int().nullable(),
  component: z.string().nullable(),
  element: z.string().nullable(),
});

/** The experiences at a placement that the viewer has neither completed nor dismissed. */
export const experiencesGet = defineResource({
  name: 'ExperiencesResource.get',
  summary: 'The hints to show at a placement.',
  who: 'person',
  rate: 'read',
  options: z.object({ placement_id: placement_id.default(PLACEMENT) }),
  data: z.array(experienceAnswer),
  handle: (context, sent) => listOpenExperiences(context, sent.placement_id),
});

/** Marks an experience as seen, completed or dismissed; one that has ended does not start again. */
export const experienceUpdate = defineResource({
  name: 'ExperienceResource.update',
  summary: 'Records what the viewer did with a hint.',
  who: 'person',
  rate: 'write',
  options: z.object({ placement_id, experience_id: idOption, state: z.enum(EXPERIENCE_STATES) }),
  data: z.object({ experience_id: z.string() }),
  handle: async (context, sent) => {
    await meetExperience(context, sent);
    return { experience_id: sent.experience_id };
  },
});

/** Clients send `placement:experience`. */
const placed = z
  .string()
  .regex(/^\d{1,9}:\d{1,18}$/)
  .transform((text) => {
    const [placement = '', experience] = text.split(':');
    return { placement_id: Number(placement), experience_id: parseId(experience) };
  });

/** Marks an experience as completed. Clients also complete experiences that do not exist here; those are ignored. */
export const userExperienceCompletedUpdate = defineResource({
  name: 'UserExperienceCompletedResource.update',
  summary: 'Records that the viewer completed a hint.',
  who: 'person',
  rate: 'write',
  options: z.object({ placed_experience_id: placed }),
  data: z.null(),
  handle: async (context, { placed_experience_id: { placement_id, experience_id } }) => {
    if (experience_id) await completeExperience(context, { placement_id, experience_id });
    return null;
  },
});
