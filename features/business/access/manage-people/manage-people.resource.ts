import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { permissionsOption, subjectOption } from '../access.ts';
import { unlessAccessRefused } from '../access-refusals.ts';
import { accessPerson } from '../wire/access-person.ts';
import { presentAccessPerson } from '../wire/access-person.view.ts';
import { changePermissions, chooseSecondFactor, listPeople, removePerson } from './manage-people.service.ts';

const call = { who: 'person', rate: 'write', acting: 'manage-owners' } as const;

/** Who acts for the viewer's business, and who is invited to. */
export const businessPeopleGet = defineResource({
  name: 'BusinessPeopleResource.get',
  summary: 'The people who act for a business.',
  who: 'person',
  rate: 'read',
  acting: 'manage-people',
  options: subjectOption,
  data: z.object({
    people: z.array(
      z.object({ id: z.string(), person: accessPerson.nullable(), permissions: permissionsOption }),
    ),
    invites: z.array(
      z.object({
        id: z.string(),
        person: accessPerson.nullable(),
        email_hint: z.string().nullable(),
        permissions: permissionsOption,
        created_at: z.string(),
      }),
    ),
    requires_second_factor: z.boolean(),
    may_own: z.boolean(),
  }),
  handle: async (context) => {
    const found = unlessAccessRefused(await listPeople(context));
    const present = presentAccessPerson(context.config.origin);
    return {
      people: found.people.map(({ id, person, permissions }) => ({
        ...{ id, person: present(person), permissions: [...permissions] },
      })),
      invites: found.invites.map(({ person, invite: { id, email_hint, permissions, created_at } }) => ({
        ...{ id, person: present(person), email_hint, permissions },
        created_at: toRfc2822(created_at),
      })),
      requires_second_factor: found.isSecondFactorRequired,
      may_own: found.mayOwn,
    };
  },
});

/** For the account itself and its owners. */
export const businessPeopleUpdate = defineResource({
  ...call,
  name: 'BusinessPeopleResource.update',
  summary: 'Changes what a person may do for a business.',
  options: subjectOption.extend({ user_id: idOption, permissions: permissionsOption }),
  data: z.object({}),
  handle: async (context, { user_id, permissions }) => {
    unlessAccessRefused(await changePermissions(context, user_id, permissions));
    return {};
  },
});

/** From then on, every call that the person makes for the business is refused. Only owners remove owners. */
export const businessPeopleDelete = defineResource({
  ...call,
  acting: 'manage-people',
  name: 'BusinessPeopleResource.delete',
  summary: 'Ends what a person may do for a business.',
  options: subjectOption.extend({ user_id: idOption }),
  data: z.object({}),
  handle: async (context, { user_id }) => {
    unlessAccessRefused(await removePerson(context, user_id));
    return {};
  },
});

/** For the account itself and its owners. */
export const businessRulesUpdate = defineResource({
  ...call,
  name: 'BusinessAccessRulesResource.update',
  summary: 'Chooses whether those who act for a business need a second factor.',
  options: subjectOption.extend({ requires_second_factor: z.boolean() }),
  data: z.object({}),
  handle: async (context, { requires_second_factor }) => {
    unlessAccessRefused(await chooseSecondFactor(context, requires_second_factor));
    return {};
  },
});
