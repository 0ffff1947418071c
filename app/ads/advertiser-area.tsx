import { type ReactNode, useContext, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  data,
  UNSAFE_NavigationContext as NavigationContext,
  Outlet,
  parsePath,
  type To,
} from 'react-router';
import { actingRouteOf, MANAGED_CLIENT, managedClientIn } from '#features/business/access/active-profile.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/advertiser-area.ts';
import type { AreaContext } from './use-create-path.ts';

/** @throws 404 for clients of others and former ones, as for what is not there */
export async function loader({ context, url }: Route.LoaderArgs) {
  const client = managedClientIn(url.pathname, url.search);
  const { acting, viewer, hasAds, call } = context.get(pageContext);
  // Visitors are asked to log in first.
  if (client && viewer.kind === 'person' && acting?.active?.viewer.id !== client) throw data(null, 404);
  if (!hasAds || !viewer.id) return { client, tool: null };
  return { client, tool: (await call('CampaignToolResource.get', {})).data.campaign_tool };
}

/** All pages of the advertiser area: their links stay with the managed client. */
export default function AdvertiserArea({ loaderData: { client, tool } }: Route.ComponentProps) {
  const outlet = <Outlet context={{ tool } satisfies AreaContext} />;
  return client ? (
    <OfClient key={client} client={client}>
      {outlet}
    </OfClient>
  ) : (
    outlet
  );
}

/** Wherever a page leads within the area, by a link or by itself, the client goes with it. */
function OfClient({ client, children }: { client: string; children: ReactNode }) {
  const known = useContext(DataRouterContext);
  const navigation = useContext(NavigationContext);
  const carried = useMemo(() => {
    const go = (to: To | number | null, options?: object) =>
      known?.router.navigate(
        (typeof to === 'number' || to === null ? to : withClient(to, client)) as To,
        options,
      );
    const { navigator } = navigation;
    const hrefTo = (to: To) => navigator.createHref(withClient(to, client));
    return {
      // Their other properties are read anew each time.
      known: known && { ...known, router: Object.create(known.router, { navigate: { value: go } }) },
      navigation: { ...navigation, navigator: Object.create(navigator, { createHref: { value: hrefTo } }) },
    };
  }, [known, navigation, client]);
  return (
    <DataRouterContext value={carried.known}>
      <NavigationContext value={carried.navigation}>{children}</NavigationContext>
    </DataRouterContext>
  );
}

/** Whoever means another client, or none, says so with a parameter of their own. */
function withClient(to: To, client: string): To {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  const isHere = pathname === '' && search !== '';
  if (!isHere && actingRouteOf(pathname).needs !== 'see-ads') return to;
  const query = new URLSearchParams(search);
  if (!query.has(MANAGED_CLIENT)) query.set(MANAGED_CLIENT, client);
  return { pathname, search: `?${query}`, hash };
}
