import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption, lineOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { AUDIENCE_LIMITS, AUDIENCE_STATUSES, AUDIENCE_TYPES, type AudienceRule } from '../audience.ts';
import {
  acceptAudience,
  changeCustomers,
  createAudience,
  deleteAudience,
  endShare,
  listAudiences,
  shareAudience,
} from './manage-audiences.service.ts';

const shown = {
  id: z.string(),
  name: z.string(),
  status: z.enum(AUDIENCE_STATUSES),
  /** Rounded; null where it is too small. */
  size: z.number().int().nullable(),
};

const data = z.object({
  own: z.array(
    z.object({
      ...shown,
      type: z.literal('audience'),
      audience_type: z.enum(AUDIENCE_TYPES),
      retention_days: z.number().nullable(),
      event_name: z.string().nullable(),
      percentage: z.number().nullable(),
      shared_with: z.array(z.object({ ad_account_id: z.string(), is_accepted: z.boolean() })),
    }),
  ),
  /** By other accounts; used once accepted. */
  shared: z.array(z.object({ ...shown, account_name: z.string(), is_accepted: z.boolean() })),
});

export const audiencesGet = defineResource({
  name: 'AudiencesResource.get',
  summary: 'The audiences of an ad account, and those that are shared with it.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption }),
  data,
  handle: async (context, { ad_account_id }) => {
    const { own, shared, shares } = await listAudiences(context, ad_account_id);
    return {
      own: own.map(({ id, name, status, size, audience_type, rule }) => ({
        ...{ id, name, status, size, type: 'audience' as const, audience_type },
        retention_days: rule.retention_days ?? null,
        ...{ event_name: rule.event_name ?? null, percentage: rule.percentage ?? null },
        shared_with: shares
          .filter(({ audience_id }) => audience_id === id)
          .map((one) => ({ ad_account_id: one.ad_account_id, is_accepted: one.is_accepted })),
      })),
      shared: shared.map(({ id, name, status, size, account_name, is_accepted }) => ({
        ...{ id, name, status, size, account_name, is_accepted },
      })),
    };
  },
});

const options = z
  .object({
    ad_account_id: idOption,
    name: lineOption(AUDIENCE_LIMITS.name).refine((name) => name !== '', msg('{field}: enter a name')),
    audience_type: z.enum(AUDIENCE_TYPES),
    /** Of visitors; without one, any. */
    tag_id: idOption.nullish(),
    event_name: z
      .string()
      .regex(/^[a-z0-9_]{1,64}$/)
      .nullish(),
    retention_days: z.coerce.number().int().min(1).max(AUDIENCE_LIMITS.retentionDays).default(30),
    seed_audience_id: idOption.nullish(),
    percentage: z.coerce.number().int().min(1).max(AUDIENCE_LIMITS.percentage).default(1),
  })
  .refine((sent) => sent.audience_type !== 'ACTALIKE' || sent.seed_audience_id, {
    error: msg('{field}: choose an audience'),
    path: ['seed_audience_id'],
  });

function ruleOf(sent: z.output<typeof options>): AudienceRule {
  const { tag_id = null, event_name = null, retention_days, percentage } = sent;
  if (sent.audience_type === 'VISITOR') return { tag_id, event_name, retention_days };
  if (sent.audience_type === 'ENGAGEMENT') return { retention_days };
  return sent.audience_type === 'ACTALIKE' && sent.seed_audience_id
    ? { seed_audience_id: sent.seed_audience_id, percentage }
    : {};
}

const write = { who: 'person', rate: 'write', acting: 'edit-audiences' } as const;

export const audienceCreate = defineResource({
  ...write,
  name: 'AudienceResource.create',
  summary: 'Creates an audience.',
  options,
  data: z.object({ id: z.string() }),
  handle: async (context, sent) => {
    const audience = { name: sent.name, type: sent.audience_type, rule: ruleOf(sent) };
    return { id: await createAudience(context, sent.ad_account_id, audience) };
  },
});

export const audienceDelete = defineResource({
  ...write,
  name: 'AudienceResource.delete',
  summary: 'Deletes an audience.',
  options: z.object({ id: idOption }),
  data: z.object({ id: z.string() }),
  handle: async (context, { id }) => {
    await deleteAudience(context, id);
    return { id };
  },
});

const hashes = listOption(
  z.string().regex(/^[0-9a-f]{64}$/, msg('{field}: must be SHA-256 hashes of email addresses')),
  AUDIENCE_LIMITS.keysAtOnce,
).default([]);

/** Addresses that are not hashed are refused. */
export const audienceCustomersUpdate = defineResource({
  ...write,
  name: 'AudienceCustomersResource.update',
  summary: 'Adds people to a customer list, or removes them.',
  options: z.object({ audience_id: idOption, add: hashes, remove: hashes }),
  data: z.object({ id: z.string() }),
  handle: async (context, { audience_id, add, remove }) => {
    await changeCustomers(context, audience_id, { add, remove });
    return { id: audience_id };
  },
});

const share = z.object({ audience_id: idOption, ad_account_id: idOption });

const sharing = <Name extends string>(
  name: Name,
  summary: string,
  change: (context: Parameters<typeof shareAudience>[0], id: Id, accountId: Id) => Promise<void>,
) =>
  defineResource({
    ...write,
    name,
    summary,
    options: share,
    data: z.object({ id: z.string() }),
    handle: async (context, { audience_id, ad_account_id }) => {
      await change(context, audience_id, ad_account_id);
      return { id: audience_id };
    },
  });

export const audienceShareCreate = sharing(
  'AudienceShareResource.create',
  'Offers an audience to another ad account.',
  shareAudience,
);
export const audienceShareUpdate = sharing(
  'AudienceShareResource.update',
  'Accepts an audience that is shared with an own ad account.',
  acceptAudience,
);
export const audienceShareDelete = sharing(
  'AudienceShareResource.delete',
  'Ends the sharing of an audience, by either side.',
  endShare,
);
