import type { RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '#app/server/page-context.ts';
import { permissionsAllow } from '#features/core/identity/acting-access.ts';
import { type NamedCountry, namedCountries } from '#features/core/identity/register/countries.ts';
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
  /** To open an ad account in, where there is none. */
  countries: NamedCountry[];
}

/** @throws a redirect to log in, and 404 for an ad account of somebody else */
export async function loadSetup(
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
  requirePerson: () => PageContext,
): Promise<{ call: Call; setup: Setup; now: number }> {
  const page = context.get(pageContext);
  // Who may only look at a business sees what it measures, too.
  const { call, viewer, origin, now, locale } = page.acting?.active ? page : requirePerson();
  const isBusiness = 'isPartner' in viewer && viewer.isPartner === true;
  const asked = url.searchParams.get('ad_account_id');
  const { data } = await call('ConversionTagsResource.get', asked ? { ad_account_id: asked } : {});
  const { acting } = viewer as { acting?: { permissions: readonly string[] } };
  const mayChange =
    viewer.kind === 'person' && (!acting || permissionsAllow(acting.permissions, 'advertise'));
  const params = { ad_account_id: asked, orbac_subject_id: url.searchParams.get('orbac_subject_id') };
  return {
    ...{ call, now },
    setup: {
      ...{ isBusiness, mayChange, params, origin },
      countries: data.ad_account ? [] : namedCountries(locale),
      ...{ accounts: data.ad_accounts, account: data.ad_account, tags: data.tags },
    },
  };
}
