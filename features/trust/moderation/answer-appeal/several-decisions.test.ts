import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { recordPicture } from '#features/core/media/take-media.service.ts';
import { pictureKey } from '#platform/images/picture-address.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { type CastMember, memberOf } from '#testing/cast.ts';
import { type Moderation, openModeration, staffOf } from '../testing-moderation.ts';

let world: Moderation;

beforeAll(async () => {
  world = await openModeration();
});

const isServed = (signature: string) =>
  world.platform.storage.exists(pictureKey({ size: '236x', signature, extension: 'webp' }));

/** When a suspension ends: never, at a moment, or `here` where there is none. */
async function awayUntil({ id }: CastMember): Promise<'never' | 'here' | Date> {
  const [row] = await world.platform.db.rows<{ at: Date | null; until: Date | null }>(
    'select suspended_at as at, suspended_until as until from users where id = $1',
    [id],
  );
  if (!row?.at) return 'here';
  return row.until ?? 'never';
}

const inDays = (days: number) => new Date(world.platform.clock.now().getTime() + days * 86_400_000);

/** Decides a case about the author of a new pin; returns the case. */
async function decidedAbout(author: CastMember, input: Parameters<Moderation['decide']>[1]): Promise<string> {
  const pin = await author.saves.pin();
  const id = await world.reported('pin', pin.id);
  await world.decide(id, input);
  return id;
}

test('a pin that comes back has its picture, though another removed pin of that picture was the last to hide it', async () => {
  const { platform, cast, reported, decide, appeal, answer } = world;
  const { ada } = cast;
  const taken = await recordPicture(platform, Readable.from([await jpegOf(330, 200)]));
  if (!taken.ok) throw new Error(taken.reason);
  const { signature } = taken.media;
  await platform.db.write('update uploads set signature = $1 where signature = $2', [
    signature,
    await ada.has.picture(),
  ]);
  const pins = [
    await ada.saves.pin({ image_signature: signature }),
    await ada.saves.pin({ image_signature: signature }),
  ];
  const [first, second] = [
    await reported('pin', pins[0]?.id ?? ''),
    await reported('pin', pins[1]?.id ?? ''),
  ];
  for (const id of [first, second]) await decide(id, { decision: 'remove_pin' });
  await platform.runJobs();
  expect(await isServed(signature)).toBe(false);
  await appeal(first, ada);
  await answer(first, 'overturned');
  await platform.runJobs();
  expect(await isServed(signature)).toBe(true);
});

test('a shorter suspension ends no longer one, and each is undone by itself', async () => {
  const { platform, answer } = world;
  const moe = await memberOf(platform, 'moe');
  const pins = [await moe.saves.pin(), await moe.saves.pin(), await moe.saves.pin()];
  const cases = [];
  for (const pin of pins) cases.push(await world.reported('pin', pin.id));
  const [forGood = '', week = '', month = ''] = cases;
  const away = async (id: string, days: number | null) => {
    await world.decide(id, { decision: 'suspend', days });
    return awayUntil(moe);
  };
  const overturned = async (id: string) => {
    await world.appeal(id, moe);
    await answer(id, 'overturned');
    return awayUntil(moe);
  };
  expect(await away(forGood, null)).toBe('never');
  expect(await away(week, 7)).toBe('never');
  const [ofWeek, ofMonth] = [inDays(7), inDays(30)];
  expect(await overturned(forGood)).toEqual(ofWeek);
  expect(await away(month, 30)).toEqual(ofMonth);
  expect(await overturned(week)).toEqual(ofMonth);
  expect(await overturned(month)).toBe('here');
});

test('a board that two cases disabled is seen again when both are undone', async () => {
  const { platform, cast, reported, decide, appeal, answer } = world;
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Twice');
  const first = await reported('board', board_id);
  await decide(first, { decision: 'disable_board' });
  // Reported while it was still visible, by a case of its own.
  await platform.db.write('update boards set is_temporarily_disabled = false where id = $1', [board_id]);
  const second = await reported('board', board_id);
  await decide(second, { decision: 'disable_board' });
  await appeal(first, ada);
  await answer(first, 'overturned');
  await expect(ben.call('BoardResource.get', { board_id })).rejects.toMatchObject({ kind: 'not-found' });
  await appeal(second, ada);
  await answer(second, 'overturned');
  expect((await ben.call('BoardResource.get', { board_id })).data.id).toBe(board_id);
});

test('a board that the staff marked stays sensitive whatever its owner says, until all of it is undone', async () => {
  const { cast, reported, decide, appeal, answer } = world;
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Wounds', { pins: 1 });
  const marks = async () => {
    const { data: own } = await ada.call('BoardResource.get', { board_id });
    const { data: seen } = await ben.call('BoardResource.get', { board_id });
    return [
      own.sensitivity_screen,
      own.sensitivity_by_staff,
      seen.sensitivity_screen,
      seen.sensitivity_by_staff,
    ];
  };
  const cases = [];
  for (let count = 0; count < 2; count += 1) {
    const id = await reported('board', board_id);
    await decide(id, { decision: 'mark_sensitive' });
    cases.push(id);
  }
  await ada.call('BoardResource.update', { board_id, sensitivity_screen: false });
  expect(await marks()).toEqual([true, true, true, false]);
  for (const [index, id] of cases.entries()) {
    await appeal(id, ada);
    await answer(id, 'overturned');
    expect(await marks()).toEqual(index === 0 ? [true, true, true, false] : [false, false, false, false]);
  }
});

test('how long is kept for a suspension alone', async () => {
  const { caseOf, cast } = world;
  const id = await decidedAbout(cast.ada, { decision: 'warn', days: 7 });
  expect((await caseOf(id)).suspension_days).toBeNull();
});

test('the only other one of the staff than the person of the case answers the appeal', async () => {
  const { platform, hal, ina, appeal, answer, caseOf } = world;
  const id = await decidedAbout(ina, { decision: 'warn' });
  await appeal(id, ina);
  expect((await caseOf(id)).may_answer).toBe(true);
  const nia = await staffOf(platform, 'nia');
  expect((await caseOf(id)).may_answer).toBe(false);
  await platform.db.write('update users set is_staff = false where id = $1', [nia.id]);
  await answer(id, 'upheld', hal);
});

test('of the staff nobody reads who reported them, nor what was noted about it', async () => {
  const { hal, ina, reported, caseOf } = world;
  const case_id = await reported('person', ina.id);
  await hal.call('ModerationNoteResource.create', { case_id, note: 'Not for Ina' });
  expect(await caseOf(case_id)).toMatchObject({ reports: [{ reason: 'spam' }], log: [{}, {}] });
  const { data } = await ina.call('ModerationCaseResource.get', { case_id });
  expect(data).toMatchObject({ id: case_id, reports: [], log: [] });
  const linesFor = async (who: CastMember) => {
    const { data: lines } = await who.call('ModerationLogResource.get', {});
    return lines.filter((line) => line.case_id === case_id).length;
  };
  expect([await linesFor(hal), await linesFor(ina)]).toEqual([2, 0]);
});

test('whoever reported by a law is told, the hundred and first too', async () => {
  const { platform, cast, reported, decide } = world;
  const pin = await cast.ben.saves.pin();
  const id = await reported('pin', pin.id);
  await platform.runJobs();
  platform.outbox.length = 0;
  await platform.db.write(
    `with made as (insert into takedowns (home, id, law, payload, receipt)
        select home, new_id(home), 'dsa', jsonb_build_object('email', n || '@law.example'), 'receipt-' || n
        from moderation_cases, generate_series(1, 101) as n where id = $1 returning home, id)
      insert into user_reports (home, id, user_id, law, reason, case_id, takedown_id)
      select c.home, new_id(c.home), c.user_id, 'dsa', 'dsa', c.id, made.id
      from made, moderation_cases c where c.id = $1`,
    [id],
  );
  await decide(id, { decision: 'warn' });
  await platform.runJobs();
  expect(platform.outbox.filter(({ to }) => to.endsWith('@law.example'))).toHaveLength(101);
});
