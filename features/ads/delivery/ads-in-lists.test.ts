import { beforeAll, beforeEach, expect, test } from 'vitest';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { adBy, readAds, type TestAd } from './testing-ads.ts';

let platform: TestPlatform;
let cast: Cast;
let shop: CastMember;
let subjectPin: string;
let pinId: string;
let ad: TestAd;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  for (let count = 0; count < 30; count += 1) await cast.chi.saves.pin({ title: `Lantern ${count}` });
  subjectPin = (await cast.chi.saves.pin({ title: 'Hallway' })).id;
});

beforeEach(async () => {
  await platform.db.write("update ads set status = 'ARCHIVED'");
  shops += 1;
  shop = await memberOf(platform, `shop${shops}`);
  pinId = (await shop.saves.pin({ title: 'Stool', link: 'https://shop.example/stool' })).id;
  await promote();
});

async function promote(wanted: Parameters<typeof adBy>[3] = {}): Promise<void> {
  ad = await adBy(platform, shop, pinId, wanted);
  await readAds(platform);
}

type Reader = Pick<CastMember, 'call'>;
type Asked = { page_size?: number; bookmarks?: (string | null)[] };

const LISTS = {
  search: (who: Reader, asked: Asked = {}) =>
    who.call('PinSearchResource.get', { query: 'lantern', ...asked }),
  related: (who: Reader, asked: Asked = {}) =>
    who.call('RelatedPinFeedResource.get', { pin: subjectPin, ...asked }),
};
const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

const promotedIn = async (name: keyof typeof LISTS, who: Reader) =>
  (await LISTS[name](who)).data.find((pin) => pin.promoted);

const events = () =>
  platform.db.rows('select kind, placement from ad_events where ad_id = $1 order by kind desc', [ad.adId]);

test.each(NAMES)('%s: the fifth card is promoted, says by whom, and there is one in 25', async (name) => {
  for (const who of [cast.ada, cast.visitor]) {
    const { data } = await LISTS[name](who);
    expect(data.map((pin) => Boolean(pin.promoted)).indexOf(true)).toBe(4);
    expect(data.filter(({ promoted }) => promoted)).toHaveLength(1);
    expect(data[4]).toMatchObject({
      id: pinId,
      is_promoted: true,
      promoted: { account_name: shop.viewer.fullName },
    });
  }
  expect(await promotedIn(name, cast.bot)).toBeUndefined();
  expect(await promotedIn(name, shop)).toBeUndefined();
});

test.each(NAMES)('%s: what is seen, opened, hidden and asked counts there as at home', async (name) => {
  const { ada, ben } = cast;
  const token = (await promotedIn(name, ada))?.promoted?.token ?? '';
  const seen = {
    events: [
      { token, kind: 'impression' as const },
      { token, kind: 'closeup' as const },
    ],
  };
  await ada.call('AdEventsResource.create', seen);
  expect(await events()).toEqual([
    { kind: 'impression', placement: name },
    { kind: 'closeup', placement: name },
  ]);
  expect((await ada.call('AdReasonsResource.get', { token })).data.reasons).toEqual([
    { kind: 'context', name: null },
  ]);
  expect(await promotedIn(name, ada)).toBeUndefined();
  const other = (await promotedIn(name, ben))?.promoted?.token ?? '';
  await ben.call('AdHideResource.create', { token: other });
  platform.clock.advance(3 * 86_400_000);
  expect(await promotedIn(name, ben)).toBeUndefined();
  expect(await promotedIn(name, ada)).toBeDefined();
});

test.each(NAMES)(
  '%s: later pages repeat no promoted pin, neither as an ad nor as what is found',
  async (name) => {
    pinId = (await shop.saves.pin({ title: 'Lantern of the shop', link: 'https://shop.example/' })).id;
    await platform.db.write("update ads set status = 'ARCHIVED'");
    await promote();
    for (const who of [cast.ada, cast.visitor]) {
      const seen: string[] = [];
      let bookmark: string | null = null;
      do {
        const page: { data: { id: string }[]; bookmark: string | null } = await LISTS[name](who, {
          ...{ page_size: 12, bookmarks: [bookmark] },
        });
        seen.push(...page.data.map(({ id }) => id));
        bookmark = page.bookmark;
      } while (bookmark);
      expect(seen.filter((id) => id === pinId)).toHaveLength(1);
      expect(new Set(seen).size).toBe(seen.length);
    }
  },
);

test('pages about a topic have ads for it, and say that this is why, whoever asks', async () => {
  const [topic, other] = await platform.db.rows<{ id: Id }>(
    "select id from interests where slug in ('cats', 'dogs') order by slug",
  );
  await platform.db.write("update ads set status = 'ARCHIVED'");
  await promote({ targeting: { INTEREST: [topic?.id] } });
  expect(await promotedIn('related', cast.visitor)).toBeUndefined();
  await platform.db.write(
    `insert into pin_interests (home, pin_id, interest_id, reason) values ($1, $2, $3, 'owner')`,
    [homeOf(cast.chi.id), subjectPin, topic?.id],
  );
  const found = await promotedIn('related', cast.visitor);
  const { data } = await cast.visitor.call('AdReasonsResource.get', { token: found?.promoted?.token ?? '' });
  expect(data.reasons).toEqual([{ kind: 'subject', name: 'Cats' }]);
  await platform.db.write("update ads set status = 'ARCHIVED'");
  await promote({ targeting: { INTEREST: [other?.id] } });
  expect(await promotedIn('related', cast.visitor)).toBeUndefined();
  await platform.db.write('delete from pin_interests where pin_id = $1', [subjectPin]);
});

test('a placement group keeps ads to searches, or out of them', async () => {
  await platform.db.write("update ads set status = 'ARCHIVED'");
  await promote({ placementGroup: 'SEARCH' });
  expect(await promotedIn('related', cast.ada)).toBeUndefined();
  expect(await promotedIn('search', cast.ada)).toBeDefined();
  await platform.db.write("update ads set status = 'ARCHIVED'");
  await promote({ placementGroup: 'BROWSE' });
  expect(await promotedIn('related', cast.ada)).toBeDefined();
  expect(await promotedIn('search', cast.ada)).toBeUndefined();
});

test('none stands beside what is shown with a warning, nor in searches of own pins, a board or a profile', async () => {
  const { chi, ada } = cast;
  const board = await chi.makes.board('Loud');
  const home = homeOf(chi.id);
  await platform.db.write('update pins set board_id = $3 where home = $1 and id = $2', [
    home,
    subjectPin,
    board,
  ]);
  const warn = (isOn: boolean) =>
    platform.db.write('update boards set sensitivity_screen = $3 where home = $1 and id = $2', [
      home,
      board,
      isOn,
    ]);
  await warn(true);
  expect(await promotedIn('related', ada)).toBeUndefined();
  await warn(false);
  expect(await promotedIn('related', ada)).toBeDefined();
  for (const asked of [
    { scope: 'my_pins' as const },
    { board_id: board },
    { username: 'chi' },
    { scope: 'videos' as const },
  ]) {
    const who = asked.scope === 'my_pins' ? chi : ada;
    const { data } = await who.call('PinSearchResource.get', { query: 'lantern', ...asked });
    expect(data.filter(({ promoted }) => promoted)).toEqual([]);
  }
  await platform.db.write('update pins set board_id = null where home = $1 and id = $2', [home, subjectPin]);
});
