import { beforeAll, expect, test } from 'vitest';
import { verifyMerchantNamed } from '#features/business/profiles/verify-merchant/verify-merchant.service.ts';
import { type Caller, type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { DESKTOP, PHONE } from '#testing/crawl.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page, Part } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const change = (who: CastMember, what: string) =>
  platform.db.write(`update users set ${what} where id = $1`, [who.id]);
const title = (page: Page) => page.one('heading', { level: 1 });
const main = (page: Page) => page.one('main');

function headerOf(page: Page): Part {
  const [header] = page.select('main header');
  if (!header) throw new Error('no header');
  return header;
}

test('[HEADER-01] a header shows name, handle and the picture that its owner uploaded', async () => {
  const ines = await memberOf(platform, 'ines', 'Ines');
  const before = headerOf(await ines.opens('/ines/'));
  expect(before.select('[data-initials=IM]')).toHaveLength(1);
  expect(before.select('img')).toEqual([]);
  const image_signature = await ines.has.picture();
  await ines.call('UserSettingsResource.update', { image_signature });
  for (const who of [ines, cast.visitor]) {
    const header = headerOf(await who.opens('/ines/'));
    expect(header.one('heading', { level: 1 }).text).toBe('Ines Maker');
    expect(header.text).toContain('@ines');
    expect(header.select('img')[0]?.attribute('src')).toContain(image_signature);
    expect(header.select('[data-initials]')).toEqual([]);
  }
});

test('[HEADER-03] [HEADER-04] [HEADER-05] [HEADER-06] [HEADER-07] [HEADER-08] a header tells who somebody is', async () => {
  const nora = await memberOf(platform, 'nora', 'Nora');
  await nora.call('UserSettingsResource.update', { about: 'Potter, slowly.', pronouns: ['she', 'her'] });
  await change(
    nora,
    `website_url = 'https://www.nora.example/', instagram_username = 'nora.fires', is_identity_verified = true,
      show_creator_profile = true, profile_views = 12345`,
  );
  await cast.chi.follows(nora);
  for (const who of [cast.chi, cast.visitor]) {
    const page = await who.opens('/nora/');
    const header = headerOf(page);
    expect(header.all('heading', { level: 1, name: 'Nora Maker Verified identity' })).toHaveLength(1);
    expect(header.select('[data-initials=NM]')).toHaveLength(1);
    for (const said of [
      ...['@nora', 'she/her', 'Potter, slowly.'],
      ...['1 follower', '0 following', '12.3k monthly views'],
    ])
      expect(header.text).toContain(said);
    expect(header.one('link', 'nora.example').attribute('href')).toBe('https://www.nora.example/');
    const handle = header.one('link', 'nora.fires on Instagram');
    expect(handle.attribute('href')).toBe('https://www.instagram.com/nora.fires/');
    expect(handle.attribute('rel')).toMatch(/noopener/);
  }
  const seen = async (what: string) => {
    await change(nora, what);
    return headerOf(await cast.chi.opens('/nora/'));
  };
  const merchant = await seen('is_verified_merchant = true, profile_views = -1');
  expect(merchant.all('img', /^Verified/)).toHaveLength(1);
  expect(merchant.all('img', 'Verified merchant')).toHaveLength(1);
  expect(merchant.text).not.toContain('monthly views');
  const creator = await seen('profile_views = 12345');
  expect(creator.text).toContain('12.3k monthly views');
  const person = await seen('show_creator_profile = false');
  expect(person.text).not.toContain('monthly views');
});

test('[HEADER-13] one’s own header has the buttons Share and Edit Profile, on phones too', async () => {
  const pia = await memberOf(platform, 'pia');
  const offered = async (who: Caller, userAgent: string) => {
    const page = main(await who.opens('/pia/', { userAgent }));
    return [page.all('button', 'Share').length, page.all('link', 'Edit Profile').length];
  };
  for (const userAgent of [DESKTOP, PHONE]) expect(await offered(pia, userAgent)).toEqual([1, 1]);
  expect([await offered(cast.chi, DESKTOP), await offered(cast.chi, PHONE)]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test('[HEADER-28] [HEADER-29] a business may show its picture and its name alone, or itself to nobody but its owner', async () => {
  const lamps = await memberOf(platform, 'lamps', 'Lamps');
  await change(lamps, `is_partner = true, about = 'Lamps.', website_url = 'https://lamps.example/'`);
  const whole = headerOf(await lamps.opens('/lamps/'));
  expect(whole.text).toContain('@lamps');
  await platform.db.write(
    'insert into partner_profiles (home, user_id, has_minimal_header) select home, id, true from users where id = $1',
    [lamps.id],
  );
  for (const who of [lamps, cast.visitor]) {
    const page = await who.opens('/lamps/');
    const header = headerOf(page);
    expect(header.select('[data-initials=LM]')).toHaveLength(1);
    expect(header.one('heading', { level: 1 }).text).toBe('Lamps Maker');
    expect(header.text.replace(/^LM/, '')).toBe('Lamps Maker');
    expect(header.all('link')).toEqual([]);
    const follow = main(page).all('button', /^Follow/);
    expect(follow.length > 0).toBe(who === cast.visitor);
    expect(page.text).not.toContain('This is an ad-only profile');
  }
  await change(lamps, 'is_private_profile = true');
  for (const [who, said] of [
    [lamps, 'Your profile is private'],
    [cast.visitor, 'Private profile'],
  ] as const) {
    expect(main(await who.opens('/lamps/')).all('button', said)).toHaveLength(1);
  }
  await change(lamps, 'is_private_profile = false');
  await change(lamps, `is_ads_only_profile = true, ads_only_profile_site = 'https://lamps.example/sale'`);
  const own = main(await lamps.opens('/lamps/'));
  expect(own.text).toContain('This is an ad-only profile');
  expect(own.all('link', 'lamps.example/sale')).toHaveLength(1);
  expect((await cast.visitor.opens('/lamps/')).address).toBe('https://lamps.example/sale');
});

test('[HEADER-35] one notice stands at the settings of who logs in by another site alone, in either experiment', async () => {
  const olga = await memberOf(platform, 'olga');
  const settings = async (flags = {}) => {
    const links = main(await olga.opens('/olga/', { flags })).all('link', /^Settings/);
    expect(links.map((link) => link.attribute('href'))).toEqual(['/settings/']);
    return links.map((link) => [link.attribute('aria-label'), link.element.parentElement?.textContent]);
  };
  const experiments = ['social_login_badge_one', 'social_login_badge_two'];
  for (const flag of experiments) expect(await settings({ [flag]: 'enabled' })).toEqual([['Settings', '']]);
  await platform.db.write(
    `update credentials set provider_id = 'elsewhere'
     where account_id = (select id from accounts where username = 'olga')`,
    [],
  );
  for (const flag of experiments)
    expect(await settings({ [flag]: 'enabled' })).toEqual([['Settings, 1 notice', '1']]);
  expect(await settings()).toEqual([['Settings', '']]);
});

test('[HEADER-18] an imprint is shown where the law of the country wants one', async () => {
  const { studio, visitor } = cast;
  await studio.call('UserSettingsResource.update', {
    ...{ country: 'DE', impressum_url: 'https://studio.example/impressum' },
  });
  for (const [country, shown] of [
    ['DE', ['https://studio.example/impressum']],
    ['AT', ['https://studio.example/impressum']],
    ['CH', ['https://studio.example/impressum']],
    ['FR', []],
  ] as const) {
    await studio.call('UserSettingsResource.update', { country });
    for (const who of [studio, visitor]) {
      const page = await who.opens('/studio/');
      expect(title(page).text).toBe('Studio Maker');
      expect(page.all('link', 'Imprint').map((link) => link.attribute('href'))).toEqual(shown);
    }
  }
});

test('[HEADER-15] [ROUTE-37] long words about a person are cut, with more to read: on a phone a page with all of them', async () => {
  const about = `Grows what can be eaten, ${'and waters it, '.repeat(10)}until it rains.`;
  const vera = await memberOf(platform, 'vera', 'Vera');
  const seen = async (userAgent: string) => main(await cast.visitor.opens('/vera/', { userAgent }));
  await vera.call('UserSettingsResource.update', { about: 'Grows herbs.' });
  for (const userAgent of [DESKTOP, PHONE]) {
    const short = await seen(userAgent);
    expect(short.text).toContain('Grows herbs.');
    for (const role of ['button', 'link']) expect(short.all(role, 'more')).toEqual([]);
  }
  await vera.call('UserSettingsResource.update', { about, website_url: 'https://garden.example/' });
  for (const [userAgent, role] of [
    [DESKTOP, 'button'],
    [PHONE, 'link'],
  ] as const) {
    const cut = await seen(userAgent);
    expect(cut.text).toContain('Grows what can be eaten');
    expect(cut.text).not.toContain('until it rains');
    expect(cut.one(role, 'more').attribute('href')).toBe(role === 'link' ? '/vera/profile-about/' : null);
  }
  for (const [asked, address] of [
    ['/vera/profile-about/', '/vera/profile-about/'],
    ['/VERA/profile-about', '/vera/profile-about'],
  ] as const) {
    const page = await cast.visitor.opens(asked);
    expect([page.address, title(page).text]).toEqual([address, 'About']);
    expect(main(page).text).toContain(about);
    expect(main(page).all('link', 'garden.example')).toHaveLength(1);
  }
});

test('[COVER-03] [HEADER-25] a cover comes 1200 px wide, and 736 px on a phone; to visitors too in the experiment', async () => {
  const lin = await memberOf(platform, 'lin');
  const image_signature = await lin.has.picture({ width: 1500, height: 560 });
  await lin.call('ProfileCoverResource.update', { image_signature });
  const size = async (who: Caller, request: { userAgent?: string; flags?: Record<string, string> } = {}) => {
    const [image] = headerOf(await who.opens('/lin/', request)).select('picture img');
    return image?.attribute('src')?.split('/')[1];
  };
  const flags = { profile_cover_image_unauth_resolution_change: 'enabled' };
  for (const who of [cast.visitor, lin]) {
    expect(await size(who)).toBe('1200x');
    expect(await size(who, { userAgent: PHONE })).toBe('736x');
  }
  expect([await size(cast.visitor, { flags }), await size(lin, { flags })]).toEqual(['736x', '1200x']);
});

test('[UPSELL-02] the owner of a personal account is prompted to make it a business account, and nobody else', async () => {
  const olaf = await memberOf(platform, 'olaf');
  const prompts = async (who: Caller, path = '/olaf/') =>
    (await who.opens(path)).all('complementary', 'Business account');
  const [prompt] = await prompts(olaf);
  expect(prompt?.one('link', 'Convert account').attribute('href')).toBe('/business/convert/');
  for (const other of [cast.chi, cast.visitor]) expect(await prompts(other)).toEqual([]);
  await change(olaf, 'is_partner = true');
  expect(await prompts(olaf)).toEqual([]);
});

const VALUES = ['invested_in_good', 'eco_friendly', 'responsibly_sourced', 'inclusive'] as const;

test('[BADGE-01] [BADGE-03] [HEADER-10] badges show for verified merchants that stand for something, and only they themselves edit them', async () => {
  const [wool, clay] = await Promise.all([memberOf(platform, 'wool'), memberOf(platform, 'clay')]);
  for (const shop of [wool, clay]) await change(shop, 'is_partner = true');
  const shown = async (who: Caller, path = '/wool/') => {
    const page = await who.opens(path);
    const [badges] = page.all('list', 'What this merchant stands for');
    const edits = page.all('button', 'Edit merchant details').length > 0;
    return { badges: badges?.texts('listitem') ?? [], edits };
  };
  const verify = (username: string, values: readonly (typeof VALUES)[number][] | null) =>
    verifyMerchantNamed(platform, username, values);
  const none = { badges: [], edits: false };
  expect(await shown(cast.visitor)).toEqual(none);
  await verify('wool', []);
  expect((await cast.visitor.opens('/wool/')).all('img', 'Verified merchant')).toHaveLength(1);
  expect(await shown(cast.visitor)).toEqual(none);
  await verify('wool', VALUES);
  const badges = ['Invested in good', 'Eco-friendly', 'Responsibly sourced'];
  expect(await shown(cast.visitor)).toEqual({ badges, edits: false });
  expect(await shown(wool)).toEqual({ badges, edits: true });
  await verify('clay', ['inclusive']);
  expect(await shown(clay, '/clay/')).toEqual({ badges: ['Inclusive'], edits: true });
  expect(await shown(clay)).toEqual({ badges, edits: false });
  for (const column of ['is_inspirational', 'is_eligible_for_storefront_badges']) {
    const set = (value: boolean) =>
      platform.db.write(`update verified_merchants set ${column} = $2 where user_id = $1`, [wool.id, value]);
    await set(false);
    expect((await shown(cast.visitor)).badges, column).toEqual([]);
    await set(true);
  }
  expect((await shown(cast.visitor)).badges).toEqual(badges);
  await verify('wool', null);
  expect(await shown(cast.visitor)).toEqual(none);
});
