import { z } from 'zod';
import { AD_MANAGERS } from '#features/core/identity/acting-access.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { subjectOption } from '../access.ts';
import { unlessAccessRefused } from '../access-refusals.ts';
import { accessPerson } from '../wire/access-person.ts';
import { presentAccessPerson } from '../wire/access-person.view.ts';
import {
  answerAgency,
  askClient,
  endManagement,
  listManagement,
  type Managed,
} from './manage-clients.service.ts';

const permissionOption = z.enum(['ADMIN', ...AD_MANAGERS, 'ANALYST']);

const managed = z.object({
  /** Null where the account is closed or hidden. */
  business: accessPerson.nullable(),
  id: z.string(),
  permissions: z.array(permissionOption),
  is_accepted: z.boolean(),
  asked_at: z.string(),
});

/** Whose ads the viewer's business manages as an agency, and which agencies manage its own. */
export const managedClientsGet = defineResource({
  name: 'ManagedClientsResource.get',
  summary: 'The managed clients and agencies of a business.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: subjectOption,
  data: z.object({ clients: z.array(managed), agencies: z.array(managed) }),
  handle: async (context) => {
    const { clients, agencies } = unlessAccessRefused(await listManagement(context));
    const person = presentAccessPerson(context.config.origin);
    const present = ({ id, business, row }: Managed) => ({
      ...{ id, business: person(business), is_accepted: row.accepted_at !== null },
      permissions: permissionOption.array().parse(row.permissions),
      asked_at: toRfc2822(row.asked_at),
    });
    return { clients: clients.map(present), agencies: agencies.map(present) };
  },
});

const call = { who: 'person', rate: 'write', acting: 'manage-people' } as const;

/** Asks a business whether one's own may manage its ads. It decides. */
export const managedClientCreate = defineResource({
  ...call,
  name: 'ManagedClientResource.create',
  summary: 'Asks a business to become a managed client.',
  options: subjectOption.extend({
    client: z
      .string()
      .trim()
      .max(100)
      .transform((given) => given.replace(/^@/, '')),
    permissions: z.array(permissionOption).min(1).max(1),
  }),
  data: z.object({ id: z.string() }),
  handle: async (context, { client, permissions }) =>
    unlessAccessRefused(await askClient(context, { client, permissions })),
});

/** The answer of a client to an agency that asks. */
export const managedClientUpdate = defineResource({
  ...call,
  name: 'ManagedClientResource.update',
  summary: 'Accepts or declines an agency.',
  options: subjectOption.extend({ agency_id: idOption, accept: z.boolean() }),
  data: z.object({}),
  handle: async (context, { agency_id, accept }) => {
    unlessAccessRefused(await answerAgency(context, agency_id, accept));
    return {};
  },
});

/** Either side ends it, at once; what the agency did stays. */
export const managedClientDelete = defineResource({
  ...call,
  name: 'ManagedClientResource.delete',
  summary: 'Ends that a business is a managed client, or withdraws the question.',
  options: subjectOption.extend({ business_id: idOption }),
  data: z.object({}),
  handle: async (context, { business_id }) => {
    unlessAccessRefused(await endManagement(context, business_id));
    return {};
  },
});
