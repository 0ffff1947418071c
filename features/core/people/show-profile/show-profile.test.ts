import { beforeAll, describe, expect, test } from 'vitest';
import { clientContextOf } from '#api/resource/envelope.ts';
import { verifyMerchantNamed } from '#features/business/profiles/verify-merchant/verify-merchant.service.ts';
import { presentUserFrom } from '#features/core/identity/wire/viewer.view.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { markPerson } from '../mark-person/mark-person.service.ts';
import { TAB_TYPES } from '../person.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('[ENTITY-02] a picture has four sizes, made of one signature; without one all four are empty', async () => {
  const { ada, ben } = cast;
  const signature = await ada.has.picture();
  await platform.db.write('update users set avatar_signature = $3 where home = $1 and id = $2', [
    homeOf(ada.id),
    ada.id,
    signature,
  ]);
  const { data } = await ben.call('UserResource.get', { username: 'ada' });
  const sizes = [data.image_small_url, data.image_medium_url, data.image_large_url, data.image_xlarge_url];
  for (const address of sizes) expect(address).toContain(signature);
  expect(new Set(sizes).size).toBe(4);
  const other = (await ada.call('UserResource.get', { username: 'ben' })).data;
  expect([
    other.image_small_url,
    other.image_medium_url,
    other.image_large_url,
    other.image_xlarge_url,
  ]).toEqual([null, null, null, null]);
});

test('[ENTITY-01] [ENTITY-03] [ENTITY-07] a person answers who they are, with their sites and what was verified', async () => {
  const kit = await memberOf(platform, 'kit', 'Kit');
  const before = new Date();
  await kit.call('UserSettingsResource.update', {
    ...{ about: 'Bakes.', pronouns: ['they', 'them'], country: 'DE', location: 'Kiel' },
    ...{ website_url: 'https://www.kit.example/bread', impressum_url: 'https://kit.example/imprint' },
    ...{ instagram_username: 'kit.bakes', exclude_from_search: true },
  });
  const shown = async () => (await cast.ada.call('UserResource.get', { username: 'kit' })).data;
  const answer = await shown();
  expect(answer).toMatchObject({
    ...{ id: kit.id, username: 'kit', full_name: 'Kit Maker', first_name: 'Kit', type: 'user' },
    ...{ about: 'Bakes.', pronouns: ['they', 'them'], country: 'DE', location: 'Kiel' },
    ...{ website_url: 'https://www.kit.example/bread', domain_url: 'kit.example' },
    ...{ impressum_url: 'https://kit.example/imprint', is_primary_website_verified: false },
    instagram_data: { username: 'kit.bakes', url: 'https://www.instagram.com/kit.bakes/' },
    ...{
      verified_identity: { verified: false },
      is_verified_merchant: false,
      is_inspirational_merchant: false,
    },
  });
  expect(answer.seo_noindex_reason).not.toBeNull();
  expect(Date.parse(answer.created_at)).toBeLessThanOrEqual(before.getTime());
  await markPerson(platform.db, 'kit', { mark: 'verified-identity', isOn: true, site: null });
  await platform.db.write(`update users set is_partner = true where username = 'kit'`);
  await verifyMerchantNamed(platform, 'kit', ['eco_friendly']);
  expect(await shown()).toMatchObject({
    ...{ verified_identity: { verified: true }, is_verified_merchant: true, is_inspirational_merchant: true },
  });
});

test('[TABS-02] the Tried tab is offered to those who may see a pin that was tried', async () => {
  const nora = await memberOf(platform, 'tabs_four', 'Nora');
  const offered = () =>
    Promise.all(
      [nora, cast.chi, cast.visitor].map(async (who) => {
        const { data } = await who.call('UserResource.get', { username: 'tabs_four' });
        return data.eligible_profile_tabs.some(({ tab_type }) => tab_type === TAB_TYPES.tried);
      }),
    );
  const tried = async (who: CastMember, pin: object) => {
    const { id } = await who.saves.pin(pin);
    await nora.call('DidItActivityResource.create', { pin_id: id });
    return { delete: () => who.call('PinResource.delete', { id }) };
  };
  const hidden = await tried(nora, { board_id: await nora.makes.board('Presents', { privacy: 'secret' }) });
  expect(await offered()).toEqual([true, false, false]);
  await hidden.delete();
  expect(await offered()).toEqual([false, false, false]);
  const ofAda = await tried(cast.ada, {});
  expect(await offered()).toEqual([true, true, true]);
  await ofAda.delete();
  expect(await offered()).toEqual([false, false, false]);
});

describe('how the viewer stands to a person', () => {
  test('[ENTITY-05] follows and blocks of the viewer themselves say it, nobody else’s', async () => {
    const dan = await memberOf(platform, 'dan');
    const eve = await memberOf(platform, 'eve');
    const standing = async (viewer: typeof dan, username: string) => {
      const { data } = await viewer.call('UserResource.get', { username });
      return [data.explicitly_followed_by_me, data.explicitly_following_me, data.blocked_by_me];
    };
    expect(await standing(dan, 'eve')).toEqual([false, false, false]);
    await dan.follows(eve);
    expect(await standing(dan, 'eve')).toEqual([true, false, false]);
    expect(await standing(eve, 'dan')).toEqual([false, true, false]);
    expect(await standing(cast.ada, 'eve')).toEqual([false, false, false]);
    await cast.ben.blocks(dan);
    expect(await standing(cast.ben, 'dan')).toEqual([false, false, true]);
    await expect(dan.call('UserResource.get', { username: 'ben' })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

test('[ENTITY-06] the counts are those of what is stored; those of secret and archived boards are the owner’s alone', async () => {
  const fay = await memberOf(platform, 'fay');
  const open = await fay.makes.board('Open');
  const secret = await fay.makes.board('Hidden', { privacy: 'secret' });
  const first = await fay.saves.pin({ board: open });
  await fay.saves.pin({ board: secret });
  await fay.saves.pin();
  await cast.chi.call('RepinResource.create', { pin_id: first.id, board_id: null });
  await cast.chi.follows(fay);
  await fay.follows(cast.ada);
  const own = (await fay.call('UserResource.get', { username: 'fay' })).data;
  expect(own).toMatchObject({
    pin_count: 3,
    quick_saves_pin_count: 1,
    board_count: 1,
    secret_board_count: 1,
    archived_board_count: 0,
    story_pin_count: 0,
    follower_count: 1,
    following_count: 1,
    interest_following_count: 0,
    profile_views: -1,
    has_published_pins: true,
  });
  const counts = {
    ...{ archived_board_count: 2, story_pin_count: 3, interest_following_count: 4, following_count: 9 },
    ...{ profile_views: 1234, show_creator_profile: true },
  };
  const names = Object.keys(counts).map((name, index) => `${name} = $${index + 2}`);
  await platform.db.write(`update users set ${names.join(', ')} where id = $1`, [
    fay.id,
    ...Object.values(counts),
  ]);
  expect((await fay.call('UserResource.get', { username: 'fay' })).data).toMatchObject(counts);
  const seen = (await cast.chi.call('UserResource.get', { username: 'fay' })).data;
  expect(seen).not.toHaveProperty('secret_board_count');
  expect(seen).not.toHaveProperty('archived_board_count');
  expect(seen).not.toHaveProperty('save_behavior');
});

test('what is on a board that staff have disabled is counted for its owner alone', async () => {
  const gil = await memberOf(platform, 'gil');
  const board = await gil.makes.board('Taken down', { pins: 2 });
  await gil.saves.pin();
  await platform.db.write('update boards set is_temporarily_disabled = true where id = $1', [board]);
  for (const [who, pin_count, board_count] of [
    [gil, 3, 1],
    [cast.chi, 1, 0],
  ] as const)
    expect((await who.call('UserResource.get', { username: 'gil' })).data).toMatchObject({
      pin_count,
      board_count,
    });
});

test('[ENTITY-12] every answer says who it was made for', () => {
  const presentUser = presentUserFrom('http://localhost');
  expect(clientContextOf({ ...cast.ada.viewer, country: 'SE' }, 'en', presentUser)).toMatchObject({
    is_authenticated: true,
    country: 'SE',
    user: {
      id: cast.ada.id,
      username: 'ada',
      is_auth: true,
      is_limited_login: false,
      is_bot: false,
      is_private_profile: false,
      should_show_messaging: true,
    },
  });
  const limited = clientContextOf({ ...cast.ada.viewer, kind: 'limited' }, 'en', presentUser);
  expect(limited.is_authenticated).toBe(false);
  expect(limited.user).toMatchObject({ is_auth: false, is_limited_login: true });
  const bot = clientContextOf(cast.bot.viewer, 'en', presentUser);
  expect(bot).toMatchObject({
    is_authenticated: false,
    country: null,
    user: { is_auth: false, is_bot: true },
  });
  expect(bot.user).not.toHaveProperty('id');
});
