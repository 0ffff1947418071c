import { z } from 'zod';
import { parseId } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { inLanguage } from '../built-in-texts.ts';
import { EXPERIENCE_STATES, PLACEMENT } from '../experience.ts';
import { experienceAnswer } from '../experience-answer.ts';
import { completeExperience, listOpenExperiences, meetExperience } from './meet-experiences.service.ts';

const placement_id = z.coerce.number().int().min(0).max(2_147_483_647);

/** The experiences at a placement that are due for the viewer, the most important first. */
export const experiencesGet = defineResource({
  name: 'ExperiencesResource.get',
  summary: 'The hints to show at a placement.',
  who: 'anyone',
  rate: 'read',
  options: z.object({ placement_id: placement_id.default(PLACEMENT) }),
  data: z.array(experienceAnswer),
  handle: async (context, sent) => {
    const { viewer, texts, locale } = context;
    const name = viewer.id ? viewer.fullName : '';
    const found = await listOpenExperiences(context, sent.placement_id);
    if (found.length === 0) return [];
    const said = await texts.in(locale);
    return found.map((one) => ({ ...one, display_data: inLanguage(one.display_data, said, name) }));
  },
});

/** Marks an experience as seen, completed or dismissed; one that has ended does not start again. */
export const experienceUpdate = defineResource({
  name: 'ExperienceResource.update',
  summary: 'Records what the viewer did with a hint.',
  who: 'anyone',
  rate: 'write',
  isUnseen: true,
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
  // One known client encodes the colon twice.
  .regex(/^\d{1,9}(:|%3A)\d{1,18}$/)
  .transform((text) => {
    const [placement = '', experience] = text.split(/:|%3A/);
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
