import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { decodeInviteCode, encodeInviteCode, inviteCodeIn, invitePath } from './invite-code.ts';

let platform: TestPlatform;
let cast: Cast;
let pia: CastMember;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  pia = await memberOf(platform, 'pia', 'Pia');
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
});

const ownCode = async () => (await pia.call('ProfileInviteResource.create', {})).data.invite_code;
const redeem = (who: { call: CastMember['call'] }, code: string) =>
  who.call('POST /v3/invite_code/:code/redeem/', { code });
const landings = () =>
  platform.db.rows<{ user_id: string | null; object_id_str: string }>(
    'select user_id, object_id_str from events where event_type = 7801 order by occurred_at, id',
  );

test('[API-21] the code of a landing is encoded twice, and read however often it was', () => {
  const code = 'a/b c%&=é';
  expect(encodeInviteCode(code)).toBe('a%252Fb%2520c%2525%2526%253D%25C3%25A9');
  expect(decodeInviteCode(encodeInviteCode(code))).toBe(code);
  expect(decodeInviteCode('AbC-_9')).toBe('AbC-_9');
  expect(decodeInviteCode('100%')).toBe('100%');
  expect(invitePath('pia', 'a b')).toBe('/pia/?invite_code=a+b');
  const inAddress = (sent: string) => inviteCodeIn(new URLSearchParams({ invite_code: sent }));
  expect(['AbC-_9', '', 'a%00b'].map(inAddress)).toEqual(['AbC-_9', null, null]);
  expect(inAddress('x'.repeat(201))).toBe('x'.repeat(200));
});

test('one has one link, the same each time, until it is ended', async () => {
  const [first, second] = await Promise.all([ownCode(), ownCode()]);
  expect(first).toBe(second);
  const { data } = await pia.call('ProfileInviteResource.create', {});
  expect(data.url).toBe(`http://pinfold.test/pia/?invite_code=${first}`);
  for (let time = 0; time < 2; time += 1) await pia.call('ProfileInviteResource.delete', {});
  await expect(redeem(cast.ben, first)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await ownCode()).not.toBe(first);
});

test('whoever is invited learns by whom, follows without asking, and sees everything', async () => {
  const { ben } = cast;
  const code = await ownCode();
  for (let time = 0; time < 2; time += 1) {
    expect((await redeem(ben, code)).data.user).toMatchObject({ username: 'pia', first_name: 'Pia' });
  }
  const input = { user_id: pia.id, invite_code: code };
  const { data } = await ben.call('UserFollowResource.create', input);
  expect(data).toMatchObject({
    explicitly_followed_by_me: true,
    is_follow_requested_by_me: false,
    is_invited: true,
  });
  const seen = await ben.call('UserResource.get', { user_id: pia.id });
  expect(seen.data.is_open_to_me).toBe(true);
});

test('a wrong code, one of somebody else, and one under a block open nothing', async () => {
  const { ada, chi, studio, visitor } = cast;
  const code = await ownCode();
  const others = (await ada.call('ProfileInviteResource.create', {})).data.invite_code;
  await pia.blocks(studio);
  const wrong = [
    [chi, 'no-such-code', 'not-found'],
    [pia, code, 'conflict'],
    [studio, code, 'not-found'],
    [visitor, code, 'unauthenticated'],
  ] as const;
  for (const [who, sent, kind] of wrong) {
    await expect(redeem(who, sent)).rejects.toMatchObject({ kind });
  }
  await expect(redeem(chi, 'no-such-code')).rejects.toMatchObject({
    message: 'This invite link is no longer valid.',
  });
  for (const invite_code of [others, 'no-such-code']) {
    const { data } = await chi.call('UserFollowResource.create', { user_id: pia.id, invite_code });
    expect(data).toMatchObject({
      explicitly_followed_by_me: false,
      is_follow_requested_by_me: true,
      is_invited: false,
    });
  }
});

test('[API-20] who comes by an invite is noted with whose it was, and a wrong code tells nothing', async () => {
  const { ben, visitor } = cast;
  const code = await ownCode();
  await ben.call('UserSettingsResource.update', { allow_marketing_cookies: true });
  for (const who of [visitor, ben]) {
    const land = (invite_code: string) => who.call('POST /v3/invite_code/attribution/land/', { invite_code });
    expect((await land(encodeInviteCode(code))).data).toEqual({});
    expect((await land('no-such-code')).data).toEqual({});
    expect((await land('a%2500b')).data).toEqual({});
  }
  const noted = await landings();
  expect(noted.map(({ user_id }) => user_id).sort()).toEqual([ben.id, null].sort());
  expect(noted.every(({ object_id_str }) => object_id_str === pia.id)).toBe(true);
});

test('a public profile is followed by a wrong code as without one', async () => {
  const { ada, ben, chi } = cast;
  const others = await ownCode();
  const own = (await ada.call('ProfileInviteResource.create', {})).data.invite_code;
  const follow = async (who: CastMember, invite_code: string) =>
    (await who.call('UserFollowResource.create', { user_id: ada.id, invite_code })).data;
  expect(await follow(ben, others)).toMatchObject({ explicitly_followed_by_me: true, is_invited: false });
  expect(await follow(chi, own)).toMatchObject({ explicitly_followed_by_me: true, is_invited: true });
});
