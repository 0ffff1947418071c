import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { PLACEMENT } from '../experience.ts';
import { EXPERIENCE_IDS } from '../testing-experiences.ts';
import { listOpenExperiences } from './meet-experiences.service.ts';

let platform: TestPlatform;
let cast: Cast;
const { createBoard, planningActions, createPin, welcomeBack, addSection } = EXPERIENCE_IDS;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

type Caller = Pick<CastMember, 'call'>;

const open = async (who: Caller) =>
  (await who.call('ExperiencesResource.get', { placement_id: PLACEMENT })).data.map(
    (one) => one.experience_id,
  );

const meet = (who: Caller, experience_id: string, state: 'viewed' | 'completed' | 'dismissed') =>
  who.call('ExperienceResource.update', { placement_id: PLACEMENT, experience_id, state });

const insert = async (columns: Record<string, unknown>) => {
  const all = { placement_id: 20, type: 'modal', ...columns };
  const places = Object.keys(all).map((_, place) => `$${place + 1}`);
  const [row] = await platform.db.rows<{ id: string }>(
    `insert into experiences (${Object.keys(all)}) values (${places}) returning id`,
    Object.values(all),
  );
  return row?.id ?? '';
};
const openAt20 = async (who: Caller) =>
  (await who.call('ExperiencesResource.get', { placement_id: 20 })).data.map((one) => one.experience_id);

test('[EXP-10] all experiences of placement 19 are fetched, the most important first, and each ends for whoever ends it', async () => {
  const ada = await memberOf(platform, 'ada2');
  const all = [createBoard, planningActions, welcomeBack, createPin];
  expect(all).toEqual(['503446', '505404', '504098', '503755']);
  expect(await open(ada)).toEqual(all);
  await meet(ada, createBoard, 'viewed');
  expect(await open(ada)).toEqual(all);
  await Promise.all([meet(ada, createBoard, 'dismissed'), meet(ada, createBoard, 'dismissed')]);
  expect(await open(ada)).toEqual(all.slice(1));
  await meet(ada, createBoard, 'viewed');
  expect(await open(ada)).toEqual(all.slice(1));
  await meet(ada, planningActions, 'completed');
  await meet(ada, createPin, 'completed');
  expect(await open(ada)).toEqual([welcomeBack]);
  expect(await open(cast.ben)).toContain(createBoard);
});

test('the texts of an experience are told with the name of its reader, and those of staff as they wrote them', async () => {
  const id = await insert({ display_data: '{"text": "Hi {name}, {this} is new"}', audience: 'everyone' });
  const textOf = async (who: Caller, placement_id: number, id: string) =>
    (await who.call('ExperiencesResource.get', { placement_id })).data.find((one) => one.experience_id === id)
      ?.display_data.text;
  expect(await textOf(cast.chi, PLACEMENT, welcomeBack)).toMatch(/^Welcome back, Chi.*\nSee what happened/);
  expect(await textOf(cast.chi, 20, id)).toMatch(/^Hi Chi.*, \{this\} is new$/);
  expect(await textOf(cast.visitor, 20, id)).toBe('Hi , {this} is new');
  await platform.db.write('delete from experiences where placement_id = 20');
});

test('an experience is for its audience, while it is on and within its time', async () => {
  const { visitor } = cast;
  const newcomer = await memberOf(platform, 'nel');
  const member = await memberOf(platform, 'mel');
  const business = await memberOf(platform, 'biz');
  const ids: Record<string, string> = {};
  const audiences = ['everyone', 'visitors', 'members', 'newcomers', 'people', 'businesses', 'returning'];
  for (const audience of audiences) ids[audience] = await insert({ audience });
  const seen = async (who: CastMember | Cast['visitor'], card?: object) => {
    const context = await who.context();
    const viewer = { ...context.viewer, ...card };
    const open = await listOpenExperiences({ ...context, viewer } as typeof context, 20);
    return audiences.filter((audience) => open.some((one) => one.experience_id === ids[audience]));
  };
  expect(await seen(visitor)).toEqual(['everyone', 'visitors']);
  expect(await seen(visitor, { kind: 'bot' })).toEqual([]);
  expect(await seen(member, { kind: 'limited' })).toEqual([]);
  const card = { card: { isNewcomer: true } };
  expect(await seen(newcomer, card)).toEqual(['everyone', 'members', 'newcomers', 'people', 'returning']);
  const settled = { card: { isNewcomer: false } };
  expect(await seen(member, settled)).toEqual(['everyone', 'members', 'people', 'returning']);
  expect(await seen(business, { ...settled, isPartner: true })).toEqual([
    'everyone',
    'members',
    'businesses',
    'returning',
  ]);
  const now = platform.clock.now().getTime();
  const { everyone: id } = ids;
  const set = (sql: string, ...values: unknown[]) =>
    platform.db.write(`update experiences set ${sql} where id = ${id}`, values);
  await set('starts_at = $1', new Date(now + DAY_MS));
  expect(await openAt20(visitor)).not.toContain(id);
  const early = { placement_id: 20, experience_id: id ?? '', state: 'viewed' } as const;
  await expect(visitor.call('ExperienceResource.update', early)).rejects.toMatchObject({ kind: 'not-found' });
  await set('starts_at = $1, ends_at = $2', new Date(now - DAY_MS), new Date(now));
  expect(await openAt20(visitor)).not.toContain(id);
  expect(await openAt20(member)).not.toContain(id);
  await set('ends_at = $1', new Date(now + DAY_MS));
  expect(await openAt20(visitor)).toContain(id);
  expect(await openAt20(member)).toContain(id);
  await set('is_on = false');
  expect(await openAt20(visitor)).not.toContain(id);
  expect(await openAt20(member)).not.toContain(id);
  await expect(
    visitor.call('ExperienceResource.update', {
      placement_id: 20,
      experience_id: ids.members ?? '',
      state: 'viewed',
    }),
  ).rejects.toMatchObject({ kind: 'not-found' });
  await platform.db.write('delete from experiences where placement_id = 20');
});

test('an experience is shown as often as it may be, and again after it has rested', async () => {
  const { ben } = cast;
  const experience_id = await insert({ most_views: 2, rest_days: 7 });
  const met = (state: 'viewed' | 'dismissed') =>
    ben.call('ExperienceResource.update', { placement_id: 20, experience_id, state });
  await met('viewed');
  expect(await openAt20(ben)).toEqual([experience_id]);
  await met('viewed');
  expect(await openAt20(ben)).toEqual([]);
  platform.clock.advance(7 * DAY_MS);
  expect(await openAt20(ben)).toEqual([experience_id]);
  await met('viewed');
  expect(await openAt20(ben)).toEqual([experience_id]);
  await met('dismissed');
  platform.clock.advance(7 * DAY_MS - 1000);
  expect(await openAt20(ben)).toEqual([]);
  platform.clock.advance(1000);
  expect(await openAt20(ben)).toEqual([experience_id]);
  await platform.db.write('delete from experiences where placement_id = 20');
});

test('what somebody did is stored with its time, counted by day, and logged without them unless they allow it', async () => {
  const { chi, visitor } = cast;
  const experience_id = await insert({
    audience: 'everyone',
    component: 'winter',
    view_data: '{"of": "test"}',
  });
  const met = (who: Caller, state: 'viewed' | 'dismissed') =>
    who.call('ExperienceResource.update', { placement_id: 20, experience_id, state });
  const viewedAt = platform.clock.now();
  await met(chi, 'viewed');
  platform.clock.advance(DAY_MS);
  await met(chi, 'dismissed');
  await met(chi, 'dismissed');
  for (let time = 0; time < 2; time++) await met(visitor, 'viewed');
  const users = await platform.db.rows('select * from experience_users where experience_id = $1', [
    experience_id,
  ]);
  expect(users).toMatchObject([
    { user_id: chi.id, state: 'dismissed', viewed_at: viewedAt, at: platform.clock.now(), views: 1 },
  ]);
  const days = await platform.db.rows(
    `select sum(shown)::int as shown, sum(completed)::int as completed, sum(dismissed)::int as dismissed
     from experience_days where experience_id = $1 group by day order by day`,
    [experience_id],
  );
  expect(days).toEqual([
    { shown: 1, completed: 0, dismissed: 0 },
    { shown: 2, completed: 0, dismissed: 1 },
  ]);
  const events = await platform.db.rows("select * from events where component = 'winter'");
  expect(events).toHaveLength(4);
  for (const event of events) expect(event).toMatchObject({ user_id: null, aux_data: { of: 'test' } });
});

test('an experience that hangs on a state is due while it is on, and switches it off', async () => {
  const dot = await memberOf(platform, 'dot');
  const states = async () => (await dot.call('UserStateResource.get', {})).data.add_section_tooltip;
  expect(await open(dot)).not.toContain(addSection);
  await dot.call('BoardResource.create', { name: 'Kitchens' });
  expect((await open(dot))[0]).toBe(addSection);
  await meet(dot, addSection, 'viewed');
  expect(await states()).toBe(true);
  await meet(dot, addSection, 'dismissed');
  expect(await states()).toBe(false);
  expect(await open(dot)).not.toContain(addSection);
  await meet(dot, addSection, 'completed');
  const counted = await platform.db.rows(
    'select shown, completed, dismissed from experience_days where experience_id = $1',
    [addSection],
  );
  expect(counted).toEqual([{ shown: 1, completed: 0, dismissed: 1 }]);
  await dot.call('UserStateResource.create', { state: 'add_section_tooltip', value: true });
  expect((await open(dot))[0]).toBe(addSection);
  await meet(dot, addSection, 'completed');
  expect(await states()).toBe(false);
});

test('what is ended several times at once is counted once, and what is not counted is not ended', async () => {
  const twice = await memberOf(platform, 'twice');
  await twice.call('BoardResource.create', { name: 'Kitchens' });
  const counted = async (id: string) => {
    const [row] = await platform.db.rows<{ ended: number }>(
      'select coalesce(sum(completed + dismissed), 0)::int as ended from experience_days where experience_id = $1',
      [id],
    );
    return row?.ended ?? 0;
  };
  for (const id of [addSection, createPin]) {
    const before = await counted(id);
    await platform.db.write(
      `alter table experience_days add constraint refuse check (dismissed < 0) not valid`,
    );
    await expect(meet(twice, id, 'dismissed')).rejects.toThrow();
    await platform.db.write('alter table experience_days drop constraint refuse');
    expect(await open(twice)).toContain(id);
    await Promise.all([1, 2, 3].map(() => meet(twice, id, 'dismissed')));
    expect(await counted(id), id).toBe(before + 1);
    expect(await open(twice)).not.toContain(id);
  }
});

test('what is no experience of the placement is not found, what is no state refused', async () => {
  const { ada, visitor } = cast;
  await expect(meet(ada, '7', 'viewed')).rejects.toMatchObject({ kind: 'not-found' });
  const elsewhere = { placement_id: 21, experience_id: createBoard, state: 'viewed' } as const;
  await expect(ada.call('ExperienceResource.update', elsewhere)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(meet(ada, createBoard, 'loved' as never)).rejects.toMatchObject({ field: 'state' });
  await expect(meet(visitor, createBoard, 'viewed')).rejects.toMatchObject({ kind: 'not-found' });
});

test.each(['completed', 'dismissed'] as const)(
  '[EXP-09] to be %s an experience needs its placement and id',
  async (state) => {
    const who = state === 'completed' ? cast.ben : cast.chi;
    const whole = { placement_id: PLACEMENT, experience_id: createBoard, state };
    for (const field of ['placement_id', 'experience_id'] as const) {
      const partial = who.call('ExperienceResource.update', { ...whole, [field]: undefined } as never);
      await expect(partial).rejects.toMatchObject({ kind: 'invalid', field });
    }
    const other = who.call('ExperienceResource.update', { ...whole, placement_id: PLACEMENT + 1 });
    await expect(other).rejects.toMatchObject({ kind: 'not-found' });
    expect((await who.call('ExperienceResource.update', whole)).data).toEqual({ experience_id: createBoard });
    expect(await open(who)).not.toContain(createBoard);
  },
);
