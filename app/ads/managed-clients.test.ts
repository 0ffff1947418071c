import type { RouteConfigEntry } from '@react-router/dev/routes';
import { beforeEach, expect, test } from 'vitest';
import { adRows } from '#features/ads/campaigns/testing-ads.ts';
import { endsAccess, givesAccess, manages } from '#features/business/access/testing-access.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import routes from '../routes.ts';

let platform: TestPlatform;
let cast: Cast;
let agency: CastMember;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  agency = await memberOf(platform, 'agency', 'Agency');
  await platform.db.write(`update users set is_partner = true where username in ('agency', 'studio')`);
  const { studio } = cast;
  const { account } = await adRows(platform.db, { ownerId: studio.id, pinId: studio.id, balance: 7_770_000 });
  await platform.db.write(`update ad_accounts set name = 'Lamps of Studio' where id = $1`, [account]);
});

const hrefs = (page: Page) => page.all('link').map((link) => link.attribute('href') ?? '');
const isOfArea = (href: string) => /^\/(advertiser|quick-promote)(\/|$)/.test(href);

/** The client of each link that stays in the area. */
const clientsIn = (page: Page) =>
  page
    .one('main')
    .all('link')
    .map((link) => new URL(link.attribute('href') ?? '', 'http://x'))
    .filter(({ pathname }) => isOfArea(pathname))
    .map(({ searchParams, pathname }) => [pathname, searchParams.get('managedClientId')]);

const [area] = routes;
const pathsOf = ({ path, children = [] }: RouteConfigEntry): string[] => [
  ...(path ? [path] : []),
  ...children.flatMap(pathsOf),
];
/** Those that need nothing named in their address. */
const PAGES = pathsOf(area as RouteConfigEntry)
  .map((path) => `/${path.replace(':level', 'campaigns')}/`)
  .filter((path) => !path.includes(':'));

test('[ADS-57] a managed client’s id goes with every link of the advertiser area, and all of it is the client’s', async () => {
  const { studio, ada } = cast;
  await manages(platform.db, studio, agency, 'ADMIN');
  await givesAccess(platform.db, agency, ada, 'ADMIN');
  for (const who of [agency, ada]) {
    const [listed] = hrefs(await who.opens('/advertiser/accounts_manager/')).filter((href) =>
      href.includes(`managedClientId=${studio.id}`),
    );
    const overview = await who.opens(listed ?? '');
    expect(overview.text).toContain('You manage the ads of Studio');
    expect(overview.text).toContain('7.77');
    // Its Pins are its own to create.
    expect(hrefs(overview)).not.toContain('/pin-builder/?promote');
    expect(clientsIn(overview).length).toBeGreaterThan(3);
    for (const [path, client] of clientsIn(overview)) expect(client, `${path}`).toBe(studio.id);
  }
  for (const path of PAGES) {
    const page = await ada.opens(`${path}?managedClientId=${studio.id}`);
    expect(page.text, path).toContain('You manage the ads of Studio');
    expect(page.address, path).toContain(`managedClientId=${studio.id}`);
    const isChoice = path === '/advertiser/accounts_manager/';
    for (const [link, client] of isChoice ? [] : clientsIn(page))
      expect(client, `${path} ${link}`).toBe(studio.id);
  }
});

test('strangers, former agencies and their former people find no page of a client', async () => {
  const { studio, ada, ben } = cast;
  const isThere = async (who: CastMember, path: string) =>
    !(await who.opens(`${path}?managedClientId=${studio.id}`)).text.includes("We couldn't find that page.");
  await manages(platform.db, studio, agency, 'ANALYST');
  await givesAccess(platform.db, agency, ada, 'ANALYST');
  expect(await isThere(ada, '/advertiser/')).toBe(true);
  for (const path of PAGES) expect(await isThere(ben, path), path).toBe(false);
  await endsAccess(platform.db, agency, ada);
  expect(await isThere(ada, '/advertiser/')).toBe(false);
  expect(await isThere(agency, '/advertiser/')).toBe(true);
  await studio.call('ManagedClientResource.delete', { business_id: agency.id });
  for (const path of PAGES) expect(await isThere(agency, path), path).toBe(false);
});

test('who may only look at a client is not offered to change its ads', async () => {
  const { studio } = cast;
  const offers = async () => {
    const page = await agency.opens(`/advertiser/?managedClientId=${studio.id}`);
    return page.one('main').all('link', 'Promote a Pin').length;
  };
  await manages(platform.db, studio, agency, 'ANALYST');
  expect(await offers()).toBe(0);
  await manages(platform.db, studio, agency, 'CAMPAIGN_MANAGER');
  expect(await offers()).toBeGreaterThan(0);
});

test('[ADS-43] the accounts manager has all ad accounts within reach, people with their roles, invitations and clients', async () => {
  const { studio, ada, ben, chi } = cast;
  await givesAccess(platform.db, agency, ada, 'ADMIN');
  await givesAccess(platform.db, agency, ben, 'FINANCE_MANAGER');
  await manages(platform.db, studio, agency, 'ADMIN');
  const invite = { invitee: 'chi', permissions: ['AUDIENCE_MANAGER' as const], orbac_subject_id: agency.id };
  await ada.call('BusinessInviteResource.create', invite);
  const overview = await agency.opens('/advertiser/');
  expect(hrefs(overview)).toContain('/advertiser/accounts_manager/');
  const page = await ada.opens(`/advertiser/accounts_manager/?orbac_subject_id=${agency.id}`);
  const reached = page.one('list', 'Ad accounts');
  expect(reached.text).toContain('client of Agency');
  expect(reached.text).toContain('Lamps of Studio · USD');
  const people = page.one('list', 'People');
  expect(people.text).toContain('Finance manager');
  expect(page.one('list', 'Invitations').text).toContain('Audience manager');
  expect(page.one('list', 'Managed clients').text).toContain('Studio');
  expect(page.all('button', 'Ask to manage its ads')).toHaveLength(1);
  const invited = await chi.opens('/advertiser/accounts_manager/');
  expect(invited.one('list', 'Invitations').texts('button')).toEqual(['Accept', 'Decline']);
  const finance = await ben.opens(`/advertiser/accounts_manager/?orbac_subject_id=${agency.id}`);
  expect(finance.one('list', 'Ad accounts').text).toContain('Agency');
  expect(finance.all('list', 'People')).toEqual([]);
});
