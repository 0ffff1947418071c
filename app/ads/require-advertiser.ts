import { data, type RouterContextProvider } from 'react-router';
import type { DataOf } from '#platform/resource/call.ts';
import { type PageContext, pageContext } from '../server/page-context.ts';
import { requireActor } from '../shell/require-actor.ts';

export type AdAccounts = DataOf<'AdAccountsResource.get'>;

/**
 * `accounts` is null for a person, who is told how to become a business. `mayManage` is false for who may only look.
 * @throws 404 where advertising is off
 */
export async function requireAdvertiser(context: Readonly<RouterContextProvider>, url: URL) {
  const known = context.get(pageContext);
  if (!known.hasAds) throw data(null, 404);
  // Who may only look at a business sees its ads, too.
  const page: PageContext = known.acting?.active ? known : requireActor(context, url);
  return { page, accounts: await findAccounts(page) };
}

async function findAccounts({ call }: PageContext): Promise<AdAccounts | null> {
  try {
    return (await call('AdAccountsResource.get', {})).data;
  } catch (error) {
    if (error instanceof Response && error.status === 403) return null;
    throw error;
  }
}
