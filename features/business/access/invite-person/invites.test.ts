import { beforeEach, expect, test } from 'vitest';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { endsAccess, givesAccess, logOf } from '../testing-access.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const asStudio = () => ({ orbac_subject_id: cast.studio.id });

const invite = async (who: CastMember, invitee: string, permissions: BusinessPermission[]) =>
  (await who.call('BusinessInviteResource.create', { invitee, permissions, ...asStudio() })).data.id;

const answer = (who: CastMember, invite_id: string, accept: boolean, token: string | null = null) =>
  who.call('BusinessInvitesResource.update', { invite_id, accept, token });

const invitees = async () =>
  (await cast.studio.call('BusinessPeopleResource.get', {})).data.invites.map(
    ({ person }) => person?.username,
  );

const mailedToken = async () => {
  await platform.runJobs();
  return decodeURIComponent(/invite=(\S+)/.exec(platform.outbox.at(-1)?.text ?? '')?.[1] ?? '');
};

const INVALID = { kind: 'not-found', reason: 'invite-not-valid' };

test('an invitation of somebody who could not send it now is not valid', async () => {
  const { ada, ben, chi, studio } = cast;
  const { db } = platform;
  await givesAccess(db, studio, ada, 'OWNER');
  const toBen = await invite(ada, 'ben', ['ANALYST']);
  const toChi = await invite(ada, 'chi', ['OWNER']);
  await givesAccess(db, studio, ada, 'ADMIN');
  await expect(answer(chi, toChi, true)).rejects.toMatchObject(INVALID);
  await givesAccess(db, studio, ada, 'PROFILE_PUBLISHER');
  await expect(answer(ben, toBen, true)).rejects.toMatchObject(INVALID);
  await endsAccess(db, studio, ada);
  await expect(answer(ben, toBen, true)).rejects.toMatchObject(INVALID);
  await givesAccess(db, studio, ada, 'ADMIN');
  await answer(ben, toBen, true);
  await expect(answer(chi, toChi, true)).rejects.toMatchObject(INVALID);
});

test('an invitation pauses with the access of who sent it', async () => {
  const { ada, ben, studio } = cast;
  const { db } = platform;
  await givesAccess(db, studio, ada, 'ADMIN');
  const id = await invite(ada, 'ben', ['ADMIN']);
  const setAda = (change: string) => db.write(`update users set ${change} where id = $1`, [ada.id]);
  await setAda('suspended_at = now()');
  await expect(answer(ben, id, true)).rejects.toMatchObject(INVALID);
  await setAda('suspended_at = null');
  await db.write(
    'insert into business_access_rules (home, business_id, requires_second_factor) values ($1, $2, true)',
    [homeOf(studio.id), studio.id],
  );
  await expect(answer(ben, id, true)).rejects.toMatchObject(INVALID);
  await db.write('update accounts set two_factor_enabled = true where id = $1', [ada.id]);
  await answer(ben, id, true);
});

test('the invitations that somebody sent end with what they may do', async () => {
  const { ada, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'OWNER');
  await invite(ada, 'ben', ['ANALYST']);
  await invite(ada, 'chi', ['OWNER']);
  const change = (...permissions: BusinessPermission[]) =>
    studio.call('BusinessPeopleResource.update', { user_id: ada.id, permissions });
  await change('ADMIN');
  expect(await invitees()).toEqual(['ben']);
  await change('ANALYST');
  expect(await invitees()).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ['is removed', () => cast.studio.call('BusinessPeopleResource.delete', { user_id: cast.ada.id })],
  ['leaves', () => cast.ada.call('BusinessAccessResource.delete', { business_id: cast.studio.id })],
  [
    'blocks the business',
    () => cast.ada.call('UserBlockResource.create', { blocked_user_id: cast.studio.id }),
  ],
])('the invitations of somebody who %s are gone', async (_, end) => {
  const { ada, studio } = cast;
  await givesAccess(platform.db, studio, ada, 'ADMIN');
  await invite(ada, 'ben', ['ANALYST']);
  await invite(studio, 'chi', ['ANALYST']);
  await end();
  await platform.runJobs();
  expect(await invitees()).toEqual(['chi']);
});

test('the page of a mailed link says when it is no longer valid', async () => {
  const { ben, studio } = cast;
  const id = await invite(studio, 'somebody@home.example', ['ANALYST']);
  const token = await mailedToken();
  const path = `/settings/accounts-i-act-for/?${new URLSearchParams({ invite: token })}`;
  const notice = 'This invitation is no longer valid.';
  expect((await ben.opens(path)).text).not.toContain(notice);
  await answer(ben, id, true, token);
  expect((await ben.opens(path)).text).toContain(notice);
  expect((await ben.opens('/settings/accounts-i-act-for/')).text).not.toContain(notice);
});

test('whoever declines a mailed link is not named', async () => {
  const { ben, studio } = cast;
  const id = await invite(studio, 'somebody@home.example', ['ANALYST']);
  await answer(ben, id, false, await mailedToken());
  const nobody = { actor_id: null, about_user_id: null };
  expect((await logOf(platform.db, studio)).at(-1)).toMatchObject({ action: 'people.declined', ...nobody });
});

test('an invitation that has expired does not stand in the way of a new one', async () => {
  const { ben, studio } = cast;
  for (const who of ['ben', 'somebody@home.example']) {
    await invite(studio, who, ['ANALYST']);
    await platform.db.write(`update business_invites set created_at = now() - interval '31 days'`);
    await invite(studio, who, ['ADMIN']);
  }
  expect(await platform.db.rows('select from business_invites')).toHaveLength(1);
  expect((await ben.call('BusinessInvitesResource.get', {})).data).toEqual([]);
});
