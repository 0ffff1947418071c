import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/server/page-context.ts';
import { requireActor } from '#app/shell/require-actor.ts';
import { permissionsAllow } from '#features/core/identity/acting-access.ts';
import type { Call, DataOf } from '#platform/resource/call.ts';
import type { Params } from './conversions-query.ts';

type Tags = DataOf<'ConversionTagsResource.get'>;

export interface Setup {
  isBusiness: boolean;
  mayChange: boolean;
  accounts: Tags['ad_accounts'];
  account: Tags['ad_account'];
  tags: Tags['tags'];
  /** What links to other pages repeat. */
  params: Params;
  origin: string;
}

/** @throws a redirect to log in, and 404 for an ad account of somebody else */
export async function loadSetup(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<{ call: Call; setup: Setup; now: number }> {
  const page = context.get(pageContext);
  // Who may only look at a business sees what it measures, too.
  const { call, viewer, origin, now } = page.acting?.active ? page : requireActor(context, url);
  const isBusiness = 'isPartner' in viewer && viewer.isPartner === true;
  const asked = url.searchParams.get('ad_account_id');
  const { data } = await call('ConversionTagsResource.get', asked ? { ad_account_id: asked } : {});
  const { acting } = viewer as { acting?: { permissions: readonly string[] } };
  const mayChange = viewer.kind === 'person' && (!acting || permissionsAllow(acting.permissions, 'manage-ads'));
  const params = { ad_account_id: asked, orbac_subject_id: url.searchParams.get('orbac_subject_id') };
  return {
    ...{ call, now },
    setup: {
      ...{ isBusiness, mayChange, params, origin },
      ...{ accounts: data.ad_accounts, account: data.ad_account, tags: data.tags },
    },
  };
}

