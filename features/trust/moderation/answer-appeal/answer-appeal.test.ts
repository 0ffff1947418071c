import { Readable } from 'node:stream';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { recordPicture } from '#features/core/media/take-media.service.ts';
import { liftSuspensionsJob } from '#features/core/people/lift-suspensions/lift-suspensions.service.ts';
import { purgePinsJob } from '#features/library/pins/purge-pins/purge-pins.service.ts';
import { pictureKey } from '#platform/images/picture-address.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { type CastMember, memberOf } from '#testing/cast.ts';
import type { TestPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { type Moderation, openModeration, waitingFor } from '../testing-moderation.ts';

let world: Moderation;

beforeAll(async () => {
  world = await openModeration();
});

beforeEach(async () => {
  await world.platform.runJobs();
  world.platform.outbox.length = 0;
});

async function realPicture(platform: TestPlatform, who: CastMember, width: number): Promise<string> {
  const taken = await recordPicture(platform, Readable.from([await jpegOf(width, 200)]));
  if (!taken.ok) throw new Error(taken.reason);
  const known = await who.has.picture();
  await platform.db.write('update uploads set signature = $1 where signature = $2', [
    taken.media.signature,
    known,
  ]);
  return taken.media.signature;
}

const isServed = (signature: string) =>
  world.platform.storage.exists(pictureKey({ size: '236x', signature, extension: 'webp' }));

test('what its pinner has deleted before is removed all the same', async () => {
  const { cast, reported, decide, appeal, answer, countsOf } = world;
  const { ada } = cast;
  const pin = await ada.saves.pin();
  const id = await reported('pin', pin.id);
  const before = await countsOf(ada);
  await ada.call('PinResource.delete', { id: pin.id });
  await decide(id, { decision: 'remove_pin' });
  await expect(ada.call('PinRestoreResource.create', { pin_ids: [pin.id] })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await appeal(id, ada);
  await answer(id, 'overturned');
  await ada.call('PinRestoreResource.create', { pin_ids: [pin.id] });
  expect(await countsOf(ada)).toEqual(before);
});

test('a pin that was removed by mistake comes back to its place when an appeal is right', async () => {
  const { platform, cast, hal, ina, reported, decide, appeal, answer, caseOf, countsOf } = world;
  const { ada, ben } = cast;
  const board = await ada.makes.board('Right');
  const pin = await ada.saves.pin({ board, title: 'Art' });
  const before = await countsOf(ada);
  const id = await reported('pin', pin.id);
  await decide(id, { decision: 'remove_pin' });
  await expect(appeal(id, ben)).rejects.toMatchObject({ kind: 'not-found' });
  expect((await appeal(id, ada)).data).toMatchObject({ appeal: 'It was art.', appeal_until: null });
  await expect(appeal(id, ada)).rejects.toMatchObject({ kind: 'conflict', reason: 'already-appealed' });
  expect(await waitingFor(hal)).toContainEqual(expect.objectContaining({ id, status: 'appealed' }));
  platform.clock.advance(40 * 86_400_000);
  await platform.db.transaction((tx) => platform.jobs.enqueue(tx, purgePinsJob, {}));
  await platform.runJobs();
  platform.outbox.length = 0;
  await expect(answer(id, 'overturned', hal)).rejects.toMatchObject({ kind: 'forbidden' });
  await answer(id, 'overturned', ina);
  await expect(answer(id, 'upheld', ina)).rejects.toMatchObject({ kind: 'conflict', reason: 'no-appeal' });
  expect((await ben.call('PinResource.get', { id: pin.id })).data).toMatchObject({ board: { id: board } });
  expect(await countsOf(ada)).toEqual(before);
  await platform.runJobs();
  expect(platform.outbox).toMatchObject([
    { to: 'ada@example.com', text: expect.stringContaining('reversed') },
  ]);
  expect((await waitingFor(hal)).map((one) => one.id)).not.toContain(id);
  expect(await caseOf(id)).toMatchObject({ status: 'closed', outcome: 'overturned', answered_by: 'ina' });
});

test('a pin that comes back from a board of somebody else is counted as one on no board', async () => {
  const { platform, cast, reported, decide, appeal, answer } = world;
  const { ada, ben } = cast;
  const board = await ben.makes.board('Of Ben');
  await ben.shares(board, ada);
  const pin = await ada.saves.pin({ board });
  const countOf = async () =>
    platform.db.rows('select pin_count, quick_saves_pin_count from users where id = $1', [ada.id]);
  const [before] = await countOf();
  const id = await reported('pin', pin.id);
  await decide(id, { decision: 'remove_pin' });
  await appeal(id, ada);
  await answer(id, 'overturned');
  const { pin_count, quick_saves_pin_count } = before as Record<string, number>;
  expect(await countOf()).toEqual([{ pin_count, quick_saves_pin_count: Number(quick_saves_pin_count) + 1 }]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('whoever is alone on the staff answers the appeals against themselves', async () => {
  const { platform, cast, hal, ina, reported, decide, appeal, answer, caseOf } = world;
  const { ada } = cast;
  await platform.db.write('update users set is_staff = false where id = $1', [ina.id]);
  const id = await reported('pin', (await ada.saves.pin()).id);
  await decide(id, { decision: 'warn' });
  await appeal(id, ada);
  expect((await caseOf(id)).may_answer).toBe(true);
  await answer(id, 'upheld', hal);
  await platform.db.write('update users set is_staff = true where id = $1', [ina.id]);
});

test('the picture of a removed pin is served no more, unless another pin holds it', async () => {
  const { platform, cast, reported, decide, appeal, answer, caseOf } = world;
  const { ada, ben } = cast;
  const [alone, shared] = [await realPicture(platform, ada, 300), await realPicture(platform, ada, 310)];
  const lonely = await ada.saves.pin({ image_signature: alone });
  const common = await ada.saves.pin({ image_signature: shared });
  const { data: copy } = await ben.call('RepinResource.create', { pin_id: common.id });
  const id = await reported('pin', lonely.id);
  for (const one of [id, await reported('pin', common.id)]) await decide(one, { decision: 'remove_pin' });
  await platform.runJobs();
  expect([await isServed(alone), await isServed(shared)]).toEqual([false, true]);
  expect((await caseOf(id)).withheld_image).toMatch(/^data:image\/webp;base64,/);
  expect((await ben.call('PinResource.get', { id: copy.id })).data.image_signature).toBe(shared);
  await expect(ada.saves.pin({ image_signature: alone })).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'image_signature' },
  });
  const again = await recordPicture(platform, Readable.from([await jpegOf(300, 200)]));
  expect(again).toEqual({ ok: false, reason: 'withheld' });
  await platform.runJobs();
  expect(await isServed(alone)).toBe(false);
  await appeal(id, ada);
  await answer(id, 'overturned');
  await platform.runJobs();
  expect(await isServed(alone)).toBe(true);
  expect((await caseOf(id)).withheld_image).toBeNull();
});

test('a removed story is served on none of its pages, and on all of them when an appeal is right', async () => {
  const { platform, cast, reported, decide, appeal, answer } = world;
  const { ada } = cast;
  const pictures = [await realPicture(platform, ada, 360), await realPicture(platform, ada, 370)];
  const blocks = pictures.map((image_signature) => ({ type: 2, image_signature }));
  const metadata = { pin_title: 'Two pages', pin_image_signature: pictures[0] };
  const pages = [{ blocks: [blocks[0], { type: 1, text: 'First' }] }, { blocks: [blocks[1]] }];
  const sent = { board_id: null, story_pin: JSON.stringify({ metadata, pages }) };
  const { data: story } = await ada.call('StoryPinResource.create', sent);
  const id = await reported('pin', story.id);
  await decide(id, { decision: 'remove_pin' });
  await platform.runJobs();
  expect(await Promise.all(pictures.map(isServed))).toEqual([false, false]);
  await appeal(id, ada);
  await answer(id, 'overturned');
  await platform.runJobs();
  expect(await Promise.all(pictures.map(isServed))).toEqual([true, true]);
});

test('a disabled board is seen by those who work on it alone, until an appeal is right', async () => {
  const { cast, reported, decide, appeal, answer } = world;
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Disabled', { pins: 1 });
  const id = await reported('board', board_id);
  await decide(id, { decision: 'disable_board' });
  await expect(ben.call('BoardResource.get', { board_id })).rejects.toMatchObject({ kind: 'not-found' });
  expect((await ada.call('BoardResource.get', { board_id })).data.id).toBe(board_id);
  await appeal(id, ada);
  await answer(id, 'overturned');
  expect((await ben.call('BoardResource.get', { board_id })).data.id).toBe(board_id);
});

test('a suspension ends by itself, one for good does not, and whoever is suspended can appeal by mail', async () => {
  const { platform, cast, reported, decide, answer } = world;
  const { ben } = cast;
  const [kim, lou] = [await memberOf(platform, 'kim'), await memberOf(platform, 'lou')];
  await decide(await reported('person', kim.id), { decision: 'suspend', days: 7 });
  const forGood = await reported('person', lou.id);
  await decide(forGood, { decision: 'suspend' });
  const isThere = ({ id: user_id }: CastMember) =>
    ben.call('UserResource.get', { user_id }).then(
      () => true,
      () => false,
    );
  const lift = async () => {
    await platform.db.transaction((tx) => platform.jobs.enqueue(tx, liftSuspensionsJob, {}));
    await platform.runJobs();
  };
  await lift();
  expect([await isThere(kim), await isThere(lou)]).toEqual([false, false]);
  const mail = platform.outbox.find(({ to }) => to === 'lou@example.com');
  const link = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const key = link.searchParams.get('key');
  expect(link.pathname).toBe(`/decisions/${forGood}/`);
  platform.clock.advance(7 * 86_400_000);
  await lift();
  expect([await isThere(kim), await isThere(lou)]).toEqual([true, false]);
  const { visitor } = cast;
  const wrong = { case_id: forGood, key: `x${key}`, text: 'Why me?' };
  await expect(visitor.call('ModerationAppealResource.create', wrong)).rejects.toMatchObject({
    kind: 'not-found',
  });
  const { data } = await visitor.call('ModerationDecisionResource.get', { case_id: forGood, key });
  expect(data).toMatchObject({ decision: 'suspend', suspension_days: null });
  await visitor.call('ModerationAppealResource.create', { ...wrong, key });
  await answer(forGood, 'overturned');
  expect(await isThere(lou)).toBe(true);
});

test('an appeal against a decision that does not exist is not found', async () => {
  await expect(world.answer('1', 'upheld')).rejects.toMatchObject({
    kind: 'not-found',
    reason: 'case-not-found',
  });
});

test('pictures are taken off a profile, and given back', async () => {
  const { platform, cast, reported, decide, appeal, answer } = world;
  const { studio, ben } = cast;
  const picture = await realPicture(platform, studio, 320);
  await platform.db.write('update users set avatar_signature = $1 where id = $2', [picture, studio.id]);
  const cover = await realPicture(platform, studio, 400);
  await studio.call('ProfileCoverResource.update', { image_signature: cover });
  const shown = async () =>
    (await ben.call('UserResource.get', { user_id: studio.id })).data.image_medium_url !== null;
  const covers = async () =>
    (await platform.db.rows('select from profile_covers where user_id = $1', [studio.id])).length;
  const id = await reported('person', studio.id);
  await decide(id, { decision: 'hide_pictures' });
  await platform.runJobs();
  expect([await shown(), await covers()]).toEqual([false, 0]);
  expect([await isServed(picture), await isServed(cover)]).toEqual([false, false]);
  await appeal(id, studio);
  await answer(id, 'overturned');
  await platform.runJobs();
  expect([await shown(), await covers()]).toEqual([true, 3]);
  expect([await isServed(picture), await isServed(cover)]).toEqual([true, true]);
});

test('staff take a decision back that nobody has appealed, whoever decided, and it is logged and told', async () => {
  const { platform, cast, hal, ina, reported, decide, appeal, caseOf } = world;
  const { ada } = cast;
  const takeBack = (case_id: string, staff = hal) =>
    staff.call('ModerationDecisionResource.delete', { case_id, answer: 'Our mistake.' });
  const noindexOf = async () =>
    (await platform.db.rows('select staff_noindex_reason from users where id = $1', [ada.id]))[0];
  const id = await reported('person', ada.id);
  await expect(takeBack(id)).rejects.toMatchObject({ kind: 'conflict', reason: 'not-taken-back' });
  await decide(id, { decision: 'noindex' });
  expect(await noindexOf()).toEqual({ staff_noindex_reason: 'moderation' });
  await platform.runJobs();
  platform.outbox.length = 0;
  platform.clock.advance(400 * 86_400_000);
  expect((await caseOf(id)).may_take_back).toBe(true);
  await takeBack(id);
  expect(await noindexOf()).toEqual({ staff_noindex_reason: null });
  expect(await caseOf(id)).toMatchObject({
    ...{ status: 'closed', outcome: 'overturned', answered_by: 'hal', may_take_back: false },
    log: expect.arrayContaining([expect.objectContaining({ act: 'taken_back', staff: 'hal' })]),
  });
  await platform.runJobs();
  expect(platform.outbox).toMatchObject([
    { to: 'ada@example.com', text: expect.stringMatching(/has been reversed\.\n\nOur mistake\./) },
  ]);
  expect((await ada.opens(`/decisions/${id}/`)).text).toContain('It was reviewed. The decision was wrong');
  const news = (await ada.opens('/news/')).one('main');
  expect(news.texts('link')).toContainEqual(
    expect.stringContaining('The staff of this site took back a decision about you'),
  );
  await expect(takeBack(id)).rejects.toMatchObject({ reason: 'not-taken-back' });

  const pin = await ada.saves.pin();
  const removed = await reported('pin', pin.id);
  await decide(removed, { decision: 'remove_pin' });
  await takeBack(removed);
  expect((await cast.ben.call('PinResource.get', { id: pin.id })).data.id).toBe(pin.id);

  const old = await reported('pin', pin.id);
  await decide(old, { decision: 'remove_pin' });
  platform.clock.advance(30 * 86_400_000);
  expect((await caseOf(old)).may_take_back).toBe(false);
  await expect(takeBack(old)).rejects.toMatchObject({ reason: 'not-taken-back' });

  const appealed = await reported('pin', (await ada.saves.pin()).id);
  await decide(appealed, { decision: 'warn' });
  await appeal(appealed, ada);
  await expect(takeBack(appealed, ina)).rejects.toMatchObject({ reason: 'not-taken-back' });

  const own = await reported('pin', (await ina.saves.pin()).id);
  await decide(own, { decision: 'warn' });
  await expect(takeBack(own, ina)).rejects.toMatchObject({ kind: 'forbidden' });
});
