import { beforeEach, expect, test } from 'vitest';
import { adRows } from '#features/ads/campaigns/testing-ads.ts';
import type { CastMember } from '#testing/cast.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { givesAccess, logOf } from '../testing-access.ts';

let platform: TestPlatform;
let cast: Cast;
let agency: CastMember;
let ids: Awaited<ReturnType<typeof adRows>>;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  agency = await memberOf(platform, 'agency', 'Agency');
  await platform.db.write(`update users set is_partner = true where username in ('agency', 'studio')`);
  const { studio } = cast;
  await studio.makes.board('Lamps', { pins: 1 });
  ids = await adRows(platform.db, { ownerId: studio.id, pinId: studio.id });
});

const ask = (role: 'ADMIN' | 'CAMPAIGN_MANAGER' | 'ANALYST' = 'CAMPAIGN_MANAGER') =>
  agency.call('ManagedClientResource.create', { client: 'studio', permissions: [role] });

const answer = (accept: boolean) =>
  cast.studio.call('ManagedClientResource.update', { agency_id: agency.id, accept });

const pause = (who: CastMember) =>
  who.call('AdStatusResource.update', {
    ...{ level: 'AD', ids: [ids.ad], status: 'PAUSED' },
    ...{ managed_client_id: cast.studio.id },
  });

test('an agency asks, the client accepts, the agency and its people manage the ads, and either ends it', async () => {
  const { studio, ada } = cast;
  await givesAccess(platform.db, agency, ada, 'CAMPAIGN_MANAGER');
  await ask();
  await expect(pause(agency)).rejects.toMatchObject({ kind: 'not-found' });
  await platform.runJobs();
  const [told] = (await studio.call('NewsHubResource.get', {})).data;
  expect(told).toMatchObject({ news_type: 'managed_client_asked', url: '/advertiser/accounts_manager/' });
  await answer(true);
  await pause(ada);
  const changes = await studio.call('AdChangesResource.get', { ad_account_id: ids.account });
  expect(changes.data[0]).toMatchObject({ actor: 'ada' });
  expect((await logOf(platform.db, studio)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['clients.accepted', studio.id],
    ['AdStatusResource.update', ada.id],
  ]);
  await agency.call('ManagedClientResource.delete', { business_id: studio.id });
  for (const former of [agency, ada])
    await expect(pause(former)).rejects.toMatchObject({ kind: 'not-found' });
});

test('a client declines, and an agency withdraws: nothing is given', async () => {
  const { studio } = cast;
  await ask();
  await answer(false);
  await expect(pause(agency)).rejects.toMatchObject({ kind: 'not-found' });
  await ask();
  await agency.call('ManagedClientResource.delete', { business_id: studio.id });
  await expect(answer(true)).rejects.toMatchObject({ kind: 'not-found' });
});

test('refusals name the field: the agency itself, a person, an unknown name, asking twice', async () => {
  const to = (client: string) =>
    agency.call('ManagedClientResource.create', { client, permissions: ['ANALYST'] });
  await expect(to('agency')).rejects.toMatchObject({ field: 'client', reason: 'own-client' });
  await expect(to('ben')).rejects.toMatchObject({ field: 'client', reason: 'client-not-a-business' });
  await expect(to('nobody_here')).rejects.toMatchObject({ kind: 'not-found' });
  await ask();
  await expect(ask()).rejects.toMatchObject({ field: 'client', reason: 'client-asked-already' });
});

test('only in ads: boards of the client stay closed, and a call that is not of ads is one’s own', async () => {
  const { studio } = cast;
  await studio.makes.board('Plans', { privacy: 'secret' });
  await ask('ADMIN');
  await answer(true);
  const named = { username: 'studio', managed_client_id: studio.id };
  const { data } = await agency.call('BoardsResource.get', named as never);
  expect(data.map(({ name }) => name)).toEqual(['Lamps']);
  const made = { name: 'Mine', managed_client_id: studio.id };
  expect((await agency.call('BoardResource.create', made as never)).data.url).toContain('/agency/');
});

test('a block, and a required second factor, pause it', async () => {
  const { studio } = cast;
  await ask();
  await answer(true);
  await studio.call('BusinessAccessRulesResource.update', { requires_second_factor: true });
  await expect(pause(agency)).rejects.toMatchObject({ reason: 'second-factor-required' });
  await studio.call('BusinessAccessRulesResource.update', { requires_second_factor: false });
  await studio.call('UserBlockResource.create', { blocked_user_id: agency.id });
  await expect(pause(agency)).rejects.toMatchObject({ kind: 'not-found' });
});
