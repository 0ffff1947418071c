import { z } from 'zod';
import { BUSINESS_PERMISSIONS } from '#features/core/identity/acting-access.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { parseId } from '#platform/ids/ids.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { subjectOption } from '../access.ts';
import { accessPerson } from '../wire/access-person.ts';
import { presentAccessPerson, presentNamedThing } from '../wire/access-person.view.ts';
import { namedThing } from '../wire/named-thing.ts';
import { listActions } from './list-actions.service.ts';

/** Who did what for the business, and what changed among its people; latest first. */
export const businessActionsGet = definePagedResource({
  name: 'BusinessActionsResource.get',
  summary: 'What was done for a business.',
  who: 'person',
  rate: 'read',
  acting: 'manage-people',
  options: subjectOption.extend({ page_size: pageSizeOption(50, 250) }),
  item: z.object({
    id: z.string(),
    actor: accessPerson.nullable(),
    /** The name of a call, or of a change among the people. */
    action: z.string(),
    thing_id: z.string().nullable(),
    /** What it is about, as the business sees it now. */
    thing: namedThing.nullable(),
    /** Of several at once: how many, and those that have a name. */
    several: z.object({ count: z.number().int(), things: z.array(namedThing) }).nullable(),
    about: accessPerson.nullable(),
    /** What whom it is about may do since then, and might before. */
    permissions: z.array(z.enum(BUSINESS_PERMISSIONS)).nullable(),
    permissions_before: z.array(z.enum(BUSINESS_PERMISSIONS)).nullable(),
    created_at: z.string(),
  }),
  handle: async (context, { page_size: pageSize }, { after }) => {
    const present = presentAccessPerson(context.config.origin);
    const page = await listActions(context, { after: after && parseId(after[0]), pageSize });
    const items = page.items.map(({ row, actor, about, thing, several }) => ({
      ...{ id: row.id, action: row.action, thing_id: row.thing_id },
      thing: thing && presentNamedThing(thing),
      several: several && { ...several, things: several.things.map(presentNamedThing) },
      ...{ permissions: row.permissions, permissions_before: row.permissions_before },
      ...{ actor: present(actor), about: present(about), created_at: toRfc2822(row.created_at) },
    }));
    return { items, next: page.next };
  },
});
