import { data, type RouterContextProvider } from 'react-router';
import { type AdAccounts, requireAdvertiser } from '#app/ads/require-advertiser.ts';
import { permissionsAllow } from '#features/core/identity/acting-access.ts';
import type { Call, DataOf } from '#platform/resource/call.ts';
import type { Params } from './conversions-query.ts';

export interface Setup {
  isBusiness: boolean;
  mayChange: boolean;
  accounts: AdAccounts;
  account: AdAccounts[number] | null;
  tags: DataOf<'ConversionTagsResource.get'>;
  /** What links to other pages repeat. */
  params: Params;
  origin: string;
}

/** @throws a redirect to log in, and 404 for an ad account of somebody else */
export async function loadSetup({
  context,
  url,
}: {
  context: Readonly<RouterContextProvider>;
  url: URL;
}): Promise<{ call: Call; setup: Setup; now: number }> {
  const { page, accounts } = await requireAdvertiser(context, url);
  const { call, viewer, origin, now } = page;
  const asked = url.searchParams.get('ad_account_id');
  const account = accounts?.find(({ id }) => id === (asked || id)) ?? null;
  if (asked && accounts && !account) throw data(null, 404);
  const tags = account ? (await call('ConversionTagsResource.get', { ad_account_id: account.id })).data : [];
  const { acting } = viewer as { acting?: { permissions: readonly string[] } };
  const mayChange =
    viewer.kind === 'person' && (!acting || permissionsAllow(acting.permissions, 'advertise'));
  const params = { ad_account_id: asked, orbac_subject_id: url.searchParams.get('orbac_subject_id') };
  const setup = { isBusiness: accounts !== null, mayChange, accounts: accounts ?? [], account, tags };
  return { call, now, setup: { ...setup, params, origin } };
}
