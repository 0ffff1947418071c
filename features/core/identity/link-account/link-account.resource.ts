import { z } from 'zod';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import { imageSmallUrl } from '../wire/viewer.view.ts';
import { linkAccount, linkedOwner, unlinkAccount } from './link-account.service.ts';
import { linkAccountOptions, linkRefusals, ownerAnswer, unlinkAccountOptions } from './link-account.ts';

/** Who can switch into the viewer's account without its password, because it is linked with theirs. */
export const linkedAccountsGet = defineResource({
  name: 'LinkedAccountsResource.get',
  summary: 'The account that can switch to the viewer\u2019s account without its password, or null.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: ownerAnswer.nullable(),
  handle: async (context) => {
    const owner = await linkedOwner(context);
    if (!owner) return null;
    const { id, username, fullName } = owner;
    return {
      id,
      username,
      full_name: fullName,
      image_small_url: imageSmallUrl(owner, context.config.origin),
    };
  },
});

/**
 * Links a business account that is logged in in this browser with the current one; requires the business's password.
 */
export const linkedAccountsCreate = defineResource({
  name: 'LinkedAccountsResource.create',
  summary: 'Links a business account to the viewer\u2019s; requires the password of the business.',
  who: 'person',
  rate: ACCOUNT_RATE,
  options: linkAccountOptions,
  data: z.null(),
  handle: async (context, { user_id, password }) => {
    const result = await linkAccount(context, { id: user_id, password });
    if (result) throw new Refusal(linkRefusals[result.refused]);
    return null;
  },
});

/** Removes the link with a business account; the business can do so too, by its own id. */
export const linkedAccountsDelete = defineResource({
  name: 'LinkedAccountsResource.delete',
  summary: 'Unlinks a business account.',
  who: 'person',
  rate: 'write',
  options: unlinkAccountOptions,
  data: z.null(),
  handle: async (context, { user_id }) => {
    if (!(await unlinkAccount(context, user_id))) throw notFound('account');
    return null;
  },
});
