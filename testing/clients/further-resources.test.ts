import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { type FieldServer, ROOT, startFieldServer } from './field-server.ts';
import { phpBot } from './php-bot.ts';
import { idsOf, type Json, listAt, maybe, textAt } from './reading.ts';

let server: FieldServer;
let bot: ReturnType<typeof phpBot>;

beforeAll(async () => {
  server = await startFieldServer();
  bot = phpBot(server.program());
  expect(await bot.logIn('ada', PASSWORD)).toBe(true);
});

const listOf = async (resource: string, options: Record<string, Json>) =>
  listAt(await bot.read(resource, options));
const idsIn = async (resource: string, options: Record<string, Json>) =>
  idsOf(await listOf(resource, options));

/** Follows the pages of a list as libraries do: until one is empty or marked as the last. */
async function allIdsIn(resource: string, options: Record<string, Json>): Promise<string[]> {
  const program = server.program();
  const found: string[] = [];
  for (let bookmark = ''; bookmark !== '-end-'; ) {
    const data = JSON.stringify({ options: { ...options, bookmarks: [bookmark] }, context: {} });
    const url = `${ROOT}/resource/${resource}Resource/get/?${new URLSearchParams({ source_url: '', data })}`;
    const { json } = await program.get(url);
    found.push(...idsOf(listAt(json, 'resource_response', 'data')));
    bookmark = textAt(json, 'resource', 'options', 'bookmarks', 0);
  }
  return found;
}

test('more for a board: what others put beside the same pictures, from the same sites and of the same words', async () => {
  const { ada, ben, chi } = server.cast;
  const board_id = await ada.makes.board('Terrazzo floors');
  const held = await ada.saves.pin({ board: board_id, title: 'One', link: 'https://stone.example/1' });
  const other = await ben.makes.board('Elsewhere');
  await ben.call('RepinResource.create', { pin_id: held.id, board_id: other });
  const beside = await ben.saves.pin({ board: other, title: 'Beside' });
  const ofSite = await chi.saves.pin({ title: 'Site', link: 'https://stone.example/2' });
  const ofWords = await chi.saves.pin({ title: 'A terrazzo sink' });
  const secret = await ben.makes.board('Hidden', { privacy: 'secret' });
  await ben.saves.pin({ board: secret, title: 'Terrazzo in secret', link: 'https://stone.example/3' });
  const found = await idsIn('BoardContentRecommendation', { id: board_id, type: 'board' });
  expect(found).toEqual([beside.id, ofSite.id, ofWords.id]);
  const seen = await allIdsIn('BoardRelatedPixieFeed', { board_id, add_vase: true, page_size: 1 });
  expect(seen).toEqual(found);
  await ben.blocks(ada);
  expect(await idsIn('BoardContentRecommendation', { id: board_id })).toEqual([ofSite.id, ofWords.id]);
  expect(await bot.read('BoardContentRecommendation', { id: secret })).toBe(false);
  await ben.call('UserBlockResource.delete', { blocked_user_id: ada.id });
});

test('who follows a board, and which boards a person follows', async () => {
  const { ada, ben, chi, studio } = server.cast;
  const board_id = await ada.makes.board('Followed');
  for (const who of [ben, chi, studio]) {
    await who.call('BoardFollowResource.create', { board_id });
    server.platform.clock.advance(1000);
  }
  expect(await idsIn('BoardFollowers', { board_id })).toEqual([studio.id, chi.id, ben.id]);
  const first = await ada.call('BoardFollowersResource.get', { board_id, page_size: 2 });
  const rest = await ada.call('BoardFollowersResource.get', { board_id, bookmarks: [first.bookmark] });
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual([studio.id, chi.id, ben.id]);
  await chi.blocks(ada);
  expect(await idsIn('BoardFollowers', { board_id })).toEqual([studio.id, ben.id]);
  expect(await idsIn('BoardFollowing', { username: 'ben' })).toEqual([board_id]);
  await ada.call('BoardResource.update', { board_id, privacy: 'secret' });
  const { data } = await studio.call('BoardFollowingResource.get', { username: 'ben' });
  expect(data).toEqual([]);
  await ben.call('UserSettingsResource.update', { is_private_profile: true });
  expect(await idsIn('BoardFollowing', { username: 'ben' })).toEqual([]);
  await ben.call('UserSettingsResource.update', { is_private_profile: false });
  await chi.call('UserBlockResource.delete', { blocked_user_id: ada.id });
});

test('pictures that look most like a part of one', async () => {
  const { ada, ben } = server.cast;
  const half = { width: 300, height: 400 };
  /** Bars of two shades next to an area of another colour. */
  const paint = async (left: string, bars: 'upright' | 'flat', right: string) => {
    const [width, height] = bars === 'upright' ? [75, 400] : [300, 100];
    const dark = await sharp({ create: { width, height, channels: 3, background: '#101010' } })
      .png()
      .toBuffer();
    const at =
      bars === 'upright'
        ? [
            { left: 75, top: 0 },
            { left: 225, top: 0 },
          ]
        : [
            { left: 0, top: 100 },
            { left: 0, top: 300 },
          ];
    const field = await sharp({ create: { ...half, channels: 3, background: left } })
      .composite(at.map((place) => ({ input: dark, ...place })))
      .png()
      .toBuffer();
    return sharp({ create: { width: 600, height: 400, channels: 3, background: right } })
      .composite([{ input: field, left: 0, top: 0 }])
      .jpeg({ quality: 95 })
      .toBuffer();
  };
  const whole = async (background: string, bars: 'upright' | 'flat') =>
    sharp(await paint(background, bars, background))
      .extract({ left: 0, top: 0, ...half })
      .jpeg({ quality: 94 })
      .toBuffer();
  const pinOf = async (bytes: Buffer, who = bot) => {
    const image_url = await who.upload('a.jpg', bytes);
    return textAt(await who.made('Pin', 'create', { image_url, title: 'Painted', board_id: null }), 'id');
  };
  const pin_id = await pinOf(await paint('#e83828', 'upright', '#2848e8'));
  const benBot = phpBot(server.program());
  await benBot.logIn('ben', PASSWORD);
  const upright = await pinOf(await whole('#e83828', 'upright'), benBot);
  const paler = await pinOf(await whole('#e86858', 'upright'), benBot);
  await pinOf(await whole('#e83828', 'flat'), benBot);
  const blue = await pinOf(
    await sharp({ create: { ...half, channels: 3, background: '#2848e8' } })
      .jpeg()
      .toBuffer(),
    benBot,
  );
  const looksLike = async (crop: Record<string, Json>) =>
    idsOf(
      listAt(
        await bot.read('VisualLiveSearch', { pin_id, crop, force_refresh: true, keep_duplicates: false }),
        'results',
      ),
    );
  expect(await looksLike({ x: 0, y: 0, w: 0.5, h: 1, num_crop_actions: 1 })).toEqual([upright, paler]);
  expect(await looksLike({ x: 0.6, y: 0.1, w: 0.3, h: 0.8, num_crop_actions: 1 })).toEqual([blue]);
  await ben.call('PinResource.delete', { id: upright });
  await ada.blocks(ben);
  expect(await looksLike({ x: 0, y: 0, w: 0.5, h: 1 })).toEqual([]);
  await ada.call('UserBlockResource.delete', { blocked_user_id: ben.id });
  expect(await looksLike({ x: 0, y: 0, w: 0.5, h: 1 })).toEqual([paler]);
  const other = { pin_id, image_signature: 'f'.repeat(32) };
  expect(await bot.read('VisualLiveSearch', other)).toBe(false);
});

test('names for a board that a pin is saved to: those that others gave theirs, the most usual first', async () => {
  const { ada, ben, chi, studio } = server.cast;
  const { id: pin_id } = await ada.saves.pin({ title: 'A lamp' });
  for (const [who, name, privacy] of [
    [ben, 'Lamps', 'public'],
    [chi, 'lamps', 'public'],
    [studio, 'Lighting', 'public'],
    [studio, 'Presents for Ada', 'secret'],
  ] as const) {
    const board_id = await who.makes.board(name, { privacy });
    await who.call('RepinResource.create', { pin_id, board_id });
  }
  const names = (await listOf('BoardTitleSuggestions', { pin_id })).map((one) => textAt(one, 'name'));
  expect(names.map((name) => name.toLowerCase())).toEqual(['lamps', 'lighting']);
});

test('pins from a website, the newest first, page by page', async () => {
  const { ada, ben } = server.cast;
  const made: string[] = [];
  for (const path of ['a', 'b', 'c']) {
    made.unshift((await ben.saves.pin({ title: path, link: `https://www.weaving.example/${path}` })).id);
    server.platform.clock.advance(1000);
  }
  const secret = await ben.makes.board('Looms', { privacy: 'secret' });
  await ben.saves.pin({ board: secret, link: 'https://weaving.example/secret' });
  for (const domain of ['weaving.example', 'www.weaving.example', 'WEAVING.example']) {
    expect(await idsIn('DomainFeed', { domain })).toEqual(made);
  }
  expect(await allIdsIn('DomainFeed', { domain: 'weaving.example', page_size: 2 })).toEqual(made);
  await ada.blocks(ben);
  expect(await idsIn('DomainFeed', { domain: 'weaving.example' })).toEqual([]);
  await ada.call('UserBlockResource.delete', { blocked_user_id: ben.id });
  expect(await idsIn('DomainFeed', { domain: 'no site' })).toEqual([]);
});

test('the comments of a pin, and what people did with it', async () => {
  const { ben, chi } = server.cast;
  const pin = await ben.saves.pin({ title: 'Bread' });
  const objectId = pin.aggregated_pin_data.id;
  await chi.call('AggregatedCommentResource.create', { objectId, pinId: pin.id, text: 'Well baked' });
  const comments = await listOf('AggregatedComment', { objectId, page_size: 2 });
  expect(comments.map((comment) => textAt(comment, 'text'))).toEqual(['Well baked']);
  const board_id = await chi.makes.board('Baking');
  const { data: saved } = await chi.call('RepinResource.create', { pin_id: pin.id, board_id });
  const [save] = await listOf('AggregatedActivityFeed', { aggregated_pin_data_id: objectId });
  expect([textAt(save ?? null, 'id'), textAt(save ?? null, 'pinner', 'username')]).toEqual([saved.id, 'chi']);
  const image_url = await bot.upload('mine.jpg', await jpegOf(300, 200));
  const photo = await bot.made('DidItImageUpload', 'create', { image_url });
  const image_signature = textAt(photo, 'image_signature');
  expect(
    await bot.did('DidItActivity', 'create', { pin_id: pin.id, details: 'Crisp', image_signature }),
  ).toBe(true);
  const options = { aggregated_pin_data_id: objectId, field_set_key: 'did_it', show_did_it_feed: true };
  const [tried] = await listOf('AggregatedActivityFeed', options);
  expect(textAt(tried ?? null, 'details')).toBe('Crisp');
  const elsewhere = 'https://example.com/picture.jpg';
  expect(await bot.did('DidItImageUpload', 'create', { image_url: elsewhere })).toBe(false);
});

test('news under its other names, and whom one of it is about', async () => {
  const { ada, ben } = server.cast;
  await ben.call('UserFollowResource.create', { user_id: ada.id });
  await server.platform.runJobs();
  const notifications = await listOf('NetworkStories', { allow_stale: true });
  const [follow] = notifications.filter(
    (row) => maybe(row, 'actor', 'id') === ben.id && maybe(row, 'board') === null,
  );
  const news_id = textAt(follow ?? null, 'id');
  expect(await idsIn('NewsHub', {})).toContain(news_id);
  expect(await idsIn('NewsHubDetails', { news_id })).toEqual([ben.id]);
  await expect(ben.call('NewsHubDetailsResource.get', { news_id })).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('the choices of the site: languages, countries and sorts of business', async () => {
  const valuesOf = async (resource: string, name: string) =>
    (await listOf(resource, {})).map((one) => textAt(one, name));
  expect(await valuesOf('Locales', 'locale')).toEqual(expect.arrayContaining(['en']));
  const countries = await valuesOf('Countries', 'code');
  expect(countries).toHaveLength(249);
  expect(countries).toEqual(expect.arrayContaining(['CH', 'IN', 'US']));
  expect(await valuesOf('BusinessTypes', 'account_type')).toEqual(
    expect.arrayContaining(['other', 'retailer']),
  );
});

test('a library registers somebody, makes the account one of a business, and clears what it searched for', async () => {
  const newcomer = phpBot(server.program());
  const person = {
    age: 28,
    email: 'fresh@example.com',
    password: PASSWORD,
    country: 'GB',
    first_name: 'Fresh',
  };
  const track = (...names: string[]) =>
    newcomer.did('UserRegisterTrackAction', 'update', { actions: names.map((name) => ({ name })) });
  expect(await newcomer.register(person)).toBe(true);
  expect(await track('unauth.signup_step_2.completed', 'setting_new_window_location')).toBe(true);
  expect(await track()).toBe(true);
  expect(await newcomer.did('UserRegisterTrackAction', 'update', { actions: ['register_landing'] })).toBe(
    true,
  );
  const experience = { placed_experience_id: '11:10105' };
  expect(await newcomer.did('UserExperienceCompleted', 'update', experience)).toBe(true);
  const encoded = { placed_experience_id: '11%3A10105' };
  expect(await newcomer.did('UserExperienceCompleted', 'update', encoded)).toBe(true);
  const cats = textAt(await newcomer.read('Topic', { interest: 'cats' }), 'id');
  const orientation = { interests: `${cats},961238559656`, log_data: '[]' };
  expect(await newcomer.did('OrientationContext', 'create', orientation)).toBe(true);
  const business = { business_name: 'Fresh bread', website_url: '', account_type: 'other' };
  expect(await newcomer.did('Partner', 'update', business)).toBe(true);
  const settings = await newcomer.read('UserSettings', {});
  expect([textAt(settings, 'full_name'), textAt(settings, 'country')]).toEqual(['Fresh bread', 'GB']);
  const followed = await newcomer.read('InterestFollowing', { username: textAt(settings, 'username') });
  expect(idsOf(listAt(followed))).toEqual([cats]);
  expect(await newcomer.did('TypeaheadClearRecent', 'delete', {})).toBe(true);
});

test('an experience that a library completes is due no more', async () => {
  const due = async () => JSON.stringify(await bot.read('Experiences', { placement_id: 19 }));
  const [one] = await listOf('Experiences', { placement_id: 19 });
  const id = textAt(one ?? null, 'experience_id');
  expect(await bot.did('UserExperienceCompleted', 'update', { placed_experience_id: `19:${id}` })).toBe(true);
  expect(await due()).not.toContain(`"${id}"`);
});

test('links for a new password and to follow are mailed, and a pin handed on by a short address', async () => {
  expect(await bot.did('UserResetPassword', 'create', { username_or_email: 'ada' })).toBe(true);
  await server.platform.runJobs();
  expect(server.platform.outbox.at(-1)).toMatchObject({
    to: 'ada@example.com',
    text: expect.stringMatching(/\/pw\/ada\/\?e=\d+&t=\w+/),
  });
  const { id } = await server.cast.ada.saves.pin();
  const answer = await bot.made('CreateExternalInvite', 'create', {
    invite_type: { invite_category: 3, invite_object: 1, invite_channel: 12 },
    object_id: id,
  });
  expect(await bot.did('EmailInviteSent', 'create', { email: 'friend@example.com', type: 'email' })).toBe(
    true,
  );
  await server.platform.runJobs();
  expect(server.platform.outbox.at(-1)).toMatchObject({
    to: 'friend@example.com',
    text: expect.stringMatching(/pinfold\.test\/ada\/\?invite_code=\S+/),
  });
  expect(textAt(answer, 'invite_url')).toMatch(/^http:\/\/pinfold\.test\/url_shortener\/p\w+\/redirect\/$/);
});
