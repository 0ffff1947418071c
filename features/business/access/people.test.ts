import { beforeEach, expect, test } from 'vitest';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { givesAccess, logOf } from './testing-access.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const invite = (who: CastMember, invitee: string, permissions: BusinessPermission[], more = {}) =>
  who.call('BusinessInviteResource.create', { invitee, permissions, ...more });

const invitesTo = async (who: CastMember, token: string | null = null) =>
  (await who.call('BusinessInvitesResource.get', { token })).data;

const answer = (who: CastMember, invite_id: string, accept: boolean, token: string | null = null) =>
  who.call('BusinessInvitesResource.update', { invite_id, accept, token });

const peopleOf = async (who: CastMember, more = {}) =>
  (await who.call('BusinessPeopleResource.get', more)).data;

const namesOf = async (who: CastMember) =>
  (await peopleOf(who)).people.map(({ person, permissions }) => [person?.username, ...permissions]);

const profilesOf = async (who: CastMember) =>
  (await who.call('GET /vx/business_access/profiles/', {})).data.map(({ user }) => user.username);

const actionsOf = async (who: CastMember) =>
  (await logOf(platform.db, who)).map(({ action }) => action.replace('people.', ''));

const INVALID = { kind: 'not-found', reason: 'invite-not-valid' };

test('a business invites by username; who accepts acts for it, and both hear of it', async () => {
  const { ada, chi, studio } = cast;
  const { data } = await invite(studio, 'ada', ['ANALYST', 'PROFILE_PUBLISHER']);
  await platform.runJobs();
  expect(platform.outbox.at(-1)).toMatchObject({ to: expect.stringContaining('ada') });
  expect(platform.outbox.at(-1)?.text).toContain('/settings/accounts-i-act-for/');
  expect((await ada.call('NewsHubResource.get', {})).data[0]).toMatchObject({
    ...{ news_type: 'business_invite', url: '/settings/accounts-i-act-for/' },
    actor: { username: 'studio' },
  });
  const [asked] = await invitesTo(ada);
  expect(asked).toMatchObject({
    ...{ id: data.id, business: { username: 'studio' }, is_mailed: false },
    permissions: ['PROFILE_PUBLISHER', 'ANALYST'],
  });
  expect(await invitesTo(chi)).toEqual([]);
  await expect(answer(chi, data.id, true)).rejects.toMatchObject(INVALID);
  expect(await profilesOf(ada)).toEqual(['ada']);
  await answer(ada, data.id, true);
  expect(await profilesOf(ada)).toEqual(['ada', 'studio']);
  expect(await namesOf(studio)).toEqual([['ada', 'PROFILE_PUBLISHER', 'ANALYST']]);
  await platform.runJobs();
  expect((await studio.call('NewsHubResource.get', {})).data[0]).toMatchObject({
    ...{ news_type: 'business_invite_accepted', url: '/settings/business-access/' },
  });
  await expect(answer(ada, data.id, true)).rejects.toMatchObject(INVALID);
  expect(await actionsOf(studio)).toEqual(['invited', 'accepted']);
});

test('a mailed link is for whoever has it, once', async () => {
  const { ada, chi, studio } = cast;
  const { data } = await invite(studio, 'Partner@Home.example', ['ADMIN']);
  await platform.runJobs();
  const token = decodeURIComponent(/invite=(\S+)/.exec(platform.outbox.at(-1)?.text ?? '')?.[1] ?? '');
  expect((await peopleOf(studio)).invites).toMatchObject([{ email_hint: 'p…@home.example', person: null }]);
  const rows = await platform.db.rows('select row_to_json(i)::text as text from business_invites i');
  expect(JSON.stringify(rows)).not.toContain('partner@');
  expect(await invitesTo(ada)).toEqual([]);
  expect(await invitesTo(ada, `${data.id}.guessed`)).toEqual([]);
  await expect(answer(ada, data.id, true)).rejects.toMatchObject(INVALID);
  expect(await invitesTo(ada, token)).toMatchObject([{ id: data.id, is_mailed: true }]);
  await answer(ada, data.id, true, token);
  await expect(answer(chi, data.id, true, token)).rejects.toMatchObject(INVALID);
  expect(await namesOf(studio)).toEqual([['ada', 'ADMIN']]);
});

test('an invitation needs a username or a whole mail address', async () => {
  const { studio } = cast;
  for (const wrong of ['', '@', 'ada@', 'a@b', 'foo@@bar.example', 'foo bar@baz.example'])
    await expect(invite(studio, wrong, ['ANALYST'])).rejects.toMatchObject({ field: 'invitee' });
  expect((await peopleOf(studio)).invites).toEqual([]);
  await invite(studio, '@chi', ['ANALYST']);
  expect((await peopleOf(studio)).invites).toMatchObject([{ person: { username: 'chi' } }]);
});

test('an invitation is declined, withdrawn, or expires', async () => {
  const { ada, ben, studio } = cast;
  const toAda = await invite(studio, 'ada', ['ANALYST']);
  await answer(ada, toAda.data.id, false);
  expect(await invitesTo(ada)).toEqual([]);
  const toBen = await invite(studio, 'ben', ['ANALYST']);
  await expect(invite(studio, 'ben', ['ADMIN'])).rejects.toMatchObject({ reason: 'invited-already' });
  await studio.call('BusinessInviteResource.delete', { invite_id: toBen.data.id });
  await expect(answer(ben, toBen.data.id, true)).rejects.toMatchObject(INVALID);
  const again = await invite(studio, 'ben', ['ANALYST']);
  await platform.db.write(`update business_invites set created_at = now() - interval '31 days'`);
  expect(await invitesTo(ben)).toEqual([]);
  await expect(answer(ben, again.data.id, true)).rejects.toMatchObject(INVALID);
  expect(await actionsOf(studio)).toEqual(['invited', 'declined', 'invited', 'invite-withdrawn', 'invited']);
});

test('either side ends it, and the next call is refused', async () => {
  const { ada, ben, studio } = cast;
  const { db } = platform;
  await givesAccess(db, studio, ada, 'ADMIN');
  await givesAccess(db, studio, ben, 'ADMIN');
  const create = (who: CastMember, name: string) =>
    who.call('BoardResource.create', { name, orbac_subject_id: studio.id });
  await create(ada, 'Before');
  await studio.call('BusinessPeopleResource.delete', { user_id: ada.id });
  await expect(create(ada, 'After')).rejects.toMatchObject({ reason: 'not-acting-for' });
  await ben.call('BusinessAccessResource.delete', { business_id: studio.id });
  await expect(create(ben, 'Later')).rejects.toMatchObject({ reason: 'not-acting-for' });
  expect(await namesOf(studio)).toEqual([]);
  expect(await actionsOf(studio)).toEqual(['BoardResource.create', 'removed', 'left']);
  const twice = ben.call('BusinessAccessResource.delete', { business_id: studio.id });
  await expect(twice).rejects.toMatchObject({ reason: 'does-not-act' });
});

test('admins invite and remove, but only owners make, change or remove owners; nobody raises themselves', async () => {
  const { ada, ben, chi, studio } = cast;
  const { db } = platform;
  const dan = await memberOf(platform, 'dan');
  await givesAccess(db, studio, ada, 'ADMIN');
  await givesAccess(db, studio, ben, 'OWNER');
  await givesAccess(db, studio, chi, 'PROFILE_PUBLISHER');
  const asStudio = { orbac_subject_id: studio.id };
  const needsOwner = { kind: 'forbidden', reason: 'needs-owner' };
  const remove = (who: CastMember, { id: user_id }: CastMember) =>
    who.call('BusinessPeopleResource.delete', { user_id, ...asStudio });
  const change = (who: CastMember, { id: user_id }: CastMember, permissions: BusinessPermission[]) =>
    who.call('BusinessPeopleResource.update', { user_id, permissions, ...asStudio });
  await expect(invite(ada, 'dan', ['OWNER'], asStudio)).rejects.toMatchObject(needsOwner);
  await expect(remove(ada, ben)).rejects.toMatchObject(needsOwner);
  const rules = { requires_second_factor: true, ...asStudio };
  for (const call of [
    () => change(ada, ada, ['OWNER']),
    () => change(ada, chi, ['ADMIN']),
    () => ada.call('BusinessAccessRulesResource.update', rules),
    () => invite(chi, 'dan', ['ANALYST'], asStudio),
    () => peopleOf(chi, asStudio),
    () => remove(chi, ada),
    () => change(chi, chi, ['ADMIN']),
    () => chi.call('BusinessActionsResource.get', asStudio),
  ]) {
    await expect(call()).rejects.toMatchObject({ reason: 'role-lacks-permission' });
  }
  expect(await logOf(db, studio)).toEqual([]);
  await invite(ada, 'dan', ['ANALYST'], asStudio);
  expect((await invitesTo(dan))[0]).toMatchObject({ business: { username: 'studio' } });
  await remove(ada, chi);
  await change(ben, ada, ['ANALYST']);
  await expect(peopleOf(ada, asStudio)).rejects.toMatchObject({ reason: 'role-lacks-permission' });
  await ben.call('BusinessAccessRulesResource.update', rules);
  expect(await logOf(db, studio)).toMatchObject([
    { action: 'people.invited', actor_id: ada.id, about_user_id: dan.id },
    { action: 'people.removed', actor_id: ada.id, about_user_id: chi.id },
    { action: 'people.changed', actor_id: ben.id, about_user_id: ada.id },
    { action: 'people.second-factor-required', actor_id: ben.id, about_user_id: null },
  ]);
});

test('who is no business has no people, and lets nobody act', async () => {
  const { ada } = cast;
  await expect(peopleOf(ada)).rejects.toMatchObject({ reason: 'not-a-business' });
  await expect(invite(ada, 'ben', ['ADMIN'])).rejects.toMatchObject({ reason: 'not-a-business' });
  await expect(invite(cast.studio, 'studio', ['ADMIN'])).rejects.toMatchObject({ reason: 'own-account' });
});

test('a block ends it for good, and an invitation too', async () => {
  const { ada, ben, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'OWNER');
  await invite(studio, 'ben', ['ANALYST']);
  await ada.call('UserBlockResource.create', { blocked_user_id: studio.id });
  await ben.call('UserBlockResource.create', { blocked_user_id: studio.id });
  await platform.runJobs();
  for (const one of [ada, ben]) await one.call('UserBlockResource.delete', { blocked_user_id: studio.id });
  expect(await namesOf(studio)).toEqual([]);
  expect(await invitesTo(ben)).toEqual([]);
});

test('only owners block for a business, and whose access that ends is in its log', async () => {
  const { ada, ben, chi, studio } = cast;
  const { db } = platform;
  await givesAccess(db, studio, ada, 'ADMIN');
  await givesAccess(db, studio, ben, 'OWNER');
  await givesAccess(db, studio, chi, 'OWNER');
  const block = (who: CastMember, { id: blocked_user_id }: CastMember) =>
    who.call('UserBlockResource.create', { blocked_user_id, orbac_subject_id: studio.id });
  await expect(block(ada, ben)).rejects.toMatchObject({ reason: 'role-lacks-permission' });
  await block(chi, ben);
  await ada.call('UserBlockResource.create', { blocked_user_id: studio.id });
  await platform.runJobs();
  expect(await namesOf(studio)).toEqual([['chi', 'OWNER']]);
  expect(await logOf(db, studio)).toEqual([
    { action: 'UserBlockResource.create', actor_id: chi.id, thing_id: ben.id, about_user_id: null },
    { action: 'people.removed', actor_id: studio.id, thing_id: null, about_user_id: ben.id },
    { action: 'people.left', actor_id: ada.id, thing_id: null, about_user_id: ada.id },
  ]);
});

test('a business is not listed while a block waits to end the access', async () => {
  const { ada, ben, studio } = cast;
  for (const one of [ada, ben]) await givesAccess(platform.db, studio, one, 'ADMIN');
  await ada.blocks(studio);
  await studio.blocks(ben);
  for (const one of [ada, ben]) expect(await profilesOf(one)).toEqual([one.username]);
});
