import { beforeAll, expect, test } from 'vitest';
import type { UserState } from '#features/core/people/person.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import type { Previewed } from '../audience.ts';
import { PLACEMENT } from '../experience.ts';
import { EXPERIENCE_IDS } from '../testing-experiences.ts';

let platform: TestPlatform;
let cast: Cast;
let staff: CastMember;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  staff = await staffOf(platform, 'warden');
});

type Sent = OptionsOf<'ModerationExperienceResource.create'>;
const MODAL = { type: 'modal', audience: 'everyone', display_data: { text: 'Hello\nThere' } } as const;
const create = async (sent: Sent, who = staff) =>
  (await who.call('ModerationExperienceResource.create', sent)).data.id as Id;
const update = (experience_id: string, changes: object) =>
  staff.call('ModerationExperienceResource.update', { experience_id: experience_id as Id, ...changes });
const details = async (experience_id: Id) =>
  (await staff.call('ModerationExperienceResource.get', { experience_id })).data;
const seen = async (who: Pick<CastMember, 'call'>) =>
  (await who.call('ExperiencesResource.get', {})).data.map((one) => one.experience_id);

test('staff schedule an experience, people see it in its time, and staff see by day what became of it', async () => {
  const now = platform.clock.now().getTime();
  const starts_at = new Date(now + DAY_MS).toISOString();
  const id = await create({ ...MODAL, starts_at: new Date(starts_at), priority: 900 });
  expect(await seen(cast.ada)).not.toContain(id);
  platform.clock.advance(DAY_MS);
  expect((await seen(cast.ada))[0]).toBe(id);
  expect((await seen(cast.visitor))[0]).toBe(id);
  const meet = (who: Pick<CastMember, 'call'>, state: 'viewed' | 'completed' | 'dismissed') =>
    who.call('ExperienceResource.update', { placement_id: PLACEMENT, experience_id: id, state });
  for (const who of [cast.ada, cast.ben, cast.visitor]) await meet(who, 'viewed');
  await meet(cast.ada, 'dismissed');
  platform.clock.advance(DAY_MS);
  await meet(cast.ben, 'viewed');
  await meet(cast.ben, 'completed');
  expect(await seen(cast.ada)).not.toContain(id);
  const day = (after: number) => new Date(now + after * DAY_MS).toISOString().slice(0, 10);
  expect((await details(id)).days).toEqual([
    { day: day(2), shown: 1, completed: 1, dismissed: 0 },
    { day: day(1), shown: 3, completed: 0, dismissed: 1 },
  ]);
  const { data } = await staff.call('ModerationExperiencesResource.get', {});
  expect(data.find((one) => one.id === id)).toMatchObject({
    shown: 4,
    completed: 1,
    dismissed: 1,
    starts_at,
  });
  platform.clock.advance(29 * DAY_MS);
  expect((await details(id)).days).toHaveLength(1);
  platform.clock.advance(60 * DAY_MS);
  const { data: later } = await staff.call('ModerationExperiencesResource.get', {});
  expect(later.find((one) => one.id === id)).toMatchObject({ shown: 1, completed: 1, dismissed: 0 });
});

test('a stopped experience shows to nobody, and each change is logged with who made it', async () => {
  const id = await create(MODAL);
  await update(id, { is_on: false });
  await update(id, { is_on: false });
  expect(await seen(cast.chi)).not.toContain(id);
  await update(id, { is_on: true, display_data: { text: 'Bye', delay: 2 } });
  expect(await seen(cast.chi)).toContain(id);
  const { changes, experience } = await details(id);
  expect(experience).toMatchObject({ is_on: true, display_data: { text: 'Bye', delay: 2 } });
  expect(changes.map(({ username, data }) => [username, data])).toEqual([
    ['warden', { is_on: true, display_data: { text: 'Bye', delay: 2 } }],
    ['warden', { is_on: false }],
    ['warden', expect.objectContaining({ type: 'modal', audience: 'everyone' })],
  ]);
});

test('what was stored before it would be refused can be stopped, but not reshaped', async () => {
  const id = await create(MODAL);
  const display_data = { text: 'Old', display_type: 'tooltip' };
  await platform.db.write('update experiences set display_data = $2 where id = $1', [
    id,
    JSON.stringify(display_data),
  ]);
  await expect(update(id, { display_data: { ...display_data, delay: 1 } })).rejects.toMatchObject({
    reason: 'experience-needs-anchor',
  });
  await update(id, { is_on: false });
  expect((await details(id)).experience).toMatchObject({ is_on: false, display_data });
});

test('an end that is past is refused, but what is over can be changed', async () => {
  const inDays = (days: number) => new Date(platform.clock.now().getTime() + days * DAY_MS);
  const id = await create({ ...MODAL, ends_at: inDays(1) });
  const past = { kind: 'invalid', field: 'ends_at', reason: 'experience-end-is-past' };
  await expect(update(id, { ends_at: inDays(0) })).rejects.toMatchObject(past);
  await expect(update(id, { starts_at: inDays(-3), ends_at: inDays(-2) })).rejects.toMatchObject(past);
  platform.clock.advance(DAY_MS);
  const { ends_at } = (await details(id)).experience;
  await update(id, { ends_at, display_data: { text: 'Over' } });
  await update(id, { is_on: false });
  expect((await details(id)).experience).toMatchObject({ ends_at, display_data: { text: 'Over' } });
  await expect(update(id, { ends_at: inDays(-1) })).rejects.toMatchObject(past);
  await update(id, { ends_at: null });
});

test('a guide stays one when its text changes', async () => {
  const id = EXPERIENCE_IDS.createBoard as Id;
  const { display_data } = (await details(id)).experience;
  const { component_type, ...written } = display_data;
  expect(component_type).toBe('create_board_guide');
  await update(id, { display_data: { ...written, text: 'Start here' } });
  expect((await details(id)).experience.display_data).toEqual({ ...display_data, text: 'Start here' });
  const { data } = await cast.ada.call('ExperiencesResource.get', {});
  expect(data.find((one) => one.experience_id === id)?.display_data.text).toBe('Start here');
});

test('[ENTITY-32] how an experience shows is written in sixteen fields, and shown to people as it was written', async () => {
  const display_data = {
    ...{ has_pulsar: true, has_tooltip: true, text: 'Try it', tooltip: 'New' },
    secondary_cta_link: { text: 'More', url: '/topics/' },
    ...{ complete_button_text: 'Done', button_text: 'Go', button_uri: '/news/' },
    display_type: 'pulsar',
    flyout_direction: 'up',
    anchors_by_platform: { web: 'create', web_mobile: 'board-plus' },
    ...{ scroll_to_dismiss: true, scroll_to_dismiss_delay_in_seconds: 2, delay: 3, complete_on_hover: true },
  } as const;
  const id = await create({ ...MODAL, display_data });
  await platform.db.write(
    `update experiences set display_data = display_data || '{"component_type": "create_board_guide"}' where id = $1`,
    [id],
  );
  const shown = async () => {
    const { data } = await cast.ada.call('ExperiencesResource.get', {});
    return data.find((one) => one.experience_id === id)?.display_data;
  };
  const guide = { component_type: 'create_board_guide' };
  expect(await shown()).toEqual({ ...display_data, ...guide });
  await update(id, { display_data: { text: 'Hello', display_type: 'hero_banner' } });
  expect(await shown()).toEqual({ text: 'Hello', display_type: 'hero_banner', ...guide });
});

test('staff see what an audience is shown, in order, then what it will be, and nothing that its pages have no place for', async () => {
  const ids: Record<string, Id> = {};
  const audiences = ['everyone', 'visitors', 'members', 'newcomers', 'people', 'businesses', 'returning'];
  for (const [priority, audience] of audiences.entries()) {
    ids[audience] = await create({ ...MODAL, audience: audience as never, priority });
  }
  const off = await create({ ...MODAL, is_on: false, priority: 990 });
  const soon = await create({
    ...MODAL,
    starts_at: new Date(platform.clock.now().getTime() + 60_000),
    priority: 995,
  });
  const over = await create({ ...MODAL, ends_at: new Date(platform.clock.now().getTime() + 1000) });
  platform.clock.advance(1000);
  const shownTo = async (audience: Previewed) => {
    const { data } = await staff.call('ModerationExperiencesResource.get', { audience });
    const shown = data.map(({ id }) => id);
    const later = [ids.everyone, soon, off];
    expect(shown.filter((id) => later.includes(id as Id))).toEqual(later);
    const hasBoards = !['visitors', 'newcomers'].includes(audience);
    expect(shown.includes(EXPERIENCE_IDS.planningActions)).toBe(hasBoards);
    expect(shown).not.toContain(over);
    expect(shown).not.toContain(EXPERIENCE_IDS.addSection);
    return shown.flatMap((id) => audiences.filter((one) => ids[one] === id));
  };
  const raised = async (audience: Previewed, states: UserState[]) => {
    const { data } = await staff.call('ModerationExperiencesResource.get', { audience, states });
    return data.flatMap(({ requires_state }) => requires_state ?? []);
  };
  const all = ['add_section_tooltip', 'merchant_badges_tooltip'] as const;
  expect(await raised('visitors', [...all])).toEqual([]);
  expect(await raised('people', [...all])).toEqual(['add_section_tooltip']);
  expect(await raised('businesses', ['merchant_badges_tooltip'])).toEqual(['merchant_badges_tooltip']);
  expect(new Set(await raised('businesses', [...all]))).toEqual(new Set(all));
  const page = async (more: string) => (await staff.opens(`/moderation/experiences/?as=people${more}`)).text;
  expect(await page('')).not.toContain('Tap + to add a section any time');
  expect(await page('&state=add_section_tooltip')).toContain('Tap + to add a section any time');
  expect(await shownTo('visitors')).toEqual(['visitors', 'everyone']);
  expect(await shownTo('newcomers')).toEqual(['people', 'newcomers', 'members', 'everyone']);
  expect(await shownTo('people')).toEqual(['people', 'members', 'everyone']);
  expect(await shownTo('businesses')).toEqual(['businesses', 'members', 'everyone']);
  expect(await shownTo('returning')).toEqual(['returning', 'people', 'members', 'everyone']);
});

test('[ENTITY-39] an experience may store an anchor for each platform that there is', async () => {
  const platforms = ['web', 'web_mobile', 'iphone', 'ipad', 'android_mobile', 'android_tablet'];
  const anchored = (names: readonly string[]) => ({
    text: 'Here',
    anchors_by_platform: Object.fromEntries(names.map((name) => [name, 'create'])),
  });
  const id = await create({ ...MODAL, type: 'tooltip', display_data: anchored(platforms) });
  expect((await details(id)).experience.display_data).toEqual(anchored(platforms));
  const other = { ...MODAL, display_data: anchored(['web', 'watch']) };
  await expect(create(other as never)).rejects.toMatchObject({
    field: expect.stringContaining('anchors_by_platform'),
  });
});

test('what cannot be shown is refused by its field, and nobody but staff manages experiences', async () => {
  const now = platform.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const refused = [
    [{ ...MODAL, starts_at: now, ends_at: now }, 'ends_at'],
    [{ ...MODAL, ends_at: now }, 'ends_at'],
    [{ ...MODAL, starts_at: ago(2), ends_at: ago(1) }, 'ends_at'],
    [{ ...MODAL, display_data: {} }, 'display_data.text'],
    [{ ...MODAL, type: 'tooltip' }, 'display_data.anchors_by_platform'],
    [{ ...MODAL, type: 'popup' }, 'type'],
    [{ ...MODAL, most_views: 0 }, 'most_views'],
    [{ ...MODAL, display_data: { text: 'x', button_uri: '//evil.example/' } }, 'display_data'],
    [{ ...MODAL, display_data: { text: 'x', button_uri: 'https://evil.example/' } }, 'display_data'],
    [{ ...MODAL, display_data: { text: 'x', button_uri: '/\\evil.example/' } }, 'display_data'],
    [{ ...MODAL, display_data: { text: 'x', delay: 601 } }, 'display_data'],
    [{ ...MODAL, display_data: { text: 'x', complete_on_hover: true } }, 'display_data'],
    [{ ...MODAL, display_data: { text: 'x', has_pulsar: true } }, 'display_data'],
    [{ ...MODAL, display_data: { text: 'x', display_type: 'tooltip' } }, 'display_data.anchors_by_platform'],
    [{ ...MODAL, display_data: { text: 'x', display_type: 'popup' } }, 'display_data'],
  ] as const;
  for (const [sent, field] of refused) {
    await expect(create(sent as never), JSON.stringify(sent)).rejects.toMatchObject({
      kind: 'invalid',
      field: expect.stringContaining(field),
    });
  }
  await expect(update('9007199254740', { is_on: false })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(details('9007199254740' as Id)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(create(MODAL, cast.ada)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('what people do with an experience is logged for the kind of page that its place is on', async () => {
  const at = (web: 'board-plus' | 'profile-create' | 'pin' | 'home') => ({
    ...{ has_tooltip: true, text: 'Here', anchors_by_platform: { web, web_mobile: web } },
  });
  const viewTypeOf = async (id: Id) => {
    const { data } = await cast.ada.call('ExperiencesResource.get', {});
    return data.find((one) => one.experience_id === id)?.view_type;
  };
  const shown = { audience: 'everyone', priority: 950 } as const;
  const id = await create({ ...shown, type: 'tooltip', display_data: at('board-plus') });
  expect(await viewTypeOf(id)).toBe(5);
  for (const [web, type] of [
    ['profile-create', 4],
    ['pin', 3],
    ['home', null],
  ] as const) {
    await update(id, { display_data: at(web) });
    expect(await viewTypeOf(id)).toBe(type);
  }
  expect(await viewTypeOf(await create({ ...MODAL, ...shown }))).toBe(null);
});
