import { beforeAll, beforeEach, expect, test } from 'vitest';
import { memberOf } from '#testing/cast.ts';
import type { Decision } from '../case.ts';
import { type Moderation, openModeration } from '../testing-moderation.ts';

let world: Moderation;

beforeAll(async () => {
  world = await openModeration();
});

beforeEach(async () => {
  await world.platform.runJobs();
  world.platform.outbox.length = 0;
});

test('a removed pin is gone for all, its pinner is told why and cannot bring it back', async () => {
  const { platform, cast, hal, reported, decide, caseOf, countsOf } = world;
  const { ada, ben } = cast;
  const board = await ada.makes.board('Mixed');
  const before = await countsOf(ada);
  const pin = await ada.saves.pin({ title: 'A bad pin', board });
  const id = await reported('pin', pin.id);
  await decide(id, { decision: 'remove_pin', explanation: 'Nobody asked for it.', note: 'Third time' });
  for (const who of [ada, ben, hal])
    await expect(who.call('PinResource.get', { id: pin.id })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(ada.call('PinRestoreResource.create', { pin_ids: [pin.id] })).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await countsOf(ada)).toEqual(before);
  expect((await ada.call('BoardFeedResource.get', { board_id: board })).data).toEqual([]);
  expect((await ada.call('RecentlyDeletedPinsResource.get', {})).data).toEqual([]);
  await platform.runJobs();
  const [mail] = platform.outbox;
  expect(mail).toMatchObject({ to: 'ada@example.com' });
  for (const words of [
    'We removed your Pin “A bad pin”.',
    'spam',
    'Nobody asked for it.',
    `/decisions/${id}/`,
  ])
    expect(mail?.text).toContain(words);
  expect(mail?.text).not.toMatch(/Third time|hal|chi/);
  expect((await caseOf(id)).log).toMatchObject([
    { act: 'decided', staff: 'hal', data: { decision: 'remove_pin', note: 'Third time' } },
    { act: 'reported', staff: null },
  ]);
});

interface Telling {
  kind: 'pin' | 'board' | 'person';
  decision: Decision;
  days?: number;
  /** A sentence of the mail; null where none is sent. */
  mail: string | null;
}

test.each<Telling>([
  { kind: 'pin', decision: 'remove_pin', mail: 'We removed your Pin “Told of”.' },
  {
    ...{ kind: 'board', decision: 'mark_sensitive' },
    mail: 'We marked your board “Told of” as sensitive. Others see its pictures only if they choose to.',
  },
  {
    ...{ kind: 'board', decision: 'disable_board' },
    mail: 'We disabled your board “Told of”. Only its collaborators can see it.',
  },
  {
    ...{ kind: 'pin', decision: 'warn' },
    mail: 'This is a warning about your Pin “Told of”. It stays, but it breaks a rule.',
  },
  {
    ...{ kind: 'pin', decision: 'noindex' },
    mail: 'We no longer let search engines list your Pin “Told of”.',
  },
  {
    ...{ kind: 'person', decision: 'noindex' },
    mail: 'We no longer let search engines list your profile.',
  },
  {
    ...{ kind: 'person', decision: 'suspend', days: 7 },
    mail: 'We suspended your account for 7 days because of your profile.',
  },
  {
    ...{ kind: 'pin', decision: 'suspend', days: 1 },
    mail: 'We suspended your account for a day because of your Pin “Told of”.',
  },
  {
    ...{ kind: 'person', decision: 'suspend' },
    mail: 'We suspended your account because of your profile.',
  },
  { kind: 'person', decision: 'dismiss', mail: null },
])('$decision ($kind, days: $days) is told by a mail and by the news, or by neither', async (telling) => {
  const { kind, decision, days, mail } = telling;
  const { platform, reported, decide } = world;
  const name = `told${kind}${decision.replace('_', '')}${days ?? ''}`;
  const member = await memberOf(platform, name);
  const make = {
    pin: async () => (await member.saves.pin({ title: 'Told of' })).id,
    board: () => member.makes.board('Told of'),
    person: async () => member.id,
  };
  const id = await reported(kind, await make[kind]());
  const rule = decision === 'dismiss' ? null : 'spam';
  await decide(id, { decision, rule, days: days ?? null, explanation: 'Said by the staff.' });
  await platform.runJobs();
  const told = platform.outbox.filter(({ to }) => to === `${name}@example.com`);
  // A suspended person reads it when the suspension ends.
  await platform.db.write('update users set suspended_at = null, suspended_until = null where id = $1', [
    member.id,
  ]);
  const { data: notifications } = await member.call('NewsHubResource.get', {});
  const lines = notifications.filter(({ news_type }) => news_type === 'moderation_decided');
  if (mail === null) return expect([told, lines]).toEqual([[], []]);
  expect(told).toHaveLength(1);
  expect(told[0]?.text.split('\n\n')).toEqual([
    ...[mail, 'Rule: spam.', 'Said by the staff.', expect.stringContaining('within 30 days')],
    expect.stringContaining(`/decisions/${id}/`),
  ]);
  expect(lines).toHaveLength(1);
});

test('of two who decide at once one wins, and the other is told', async () => {
  const { cast, hal, ina, reported, decide, caseOf } = world;
  const { ada } = cast;
  const pin = await ada.saves.pin();
  const id = await reported('pin', pin.id);
  const done = await Promise.allSettled([
    decide(id, { decision: 'remove_pin' }, hal),
    decide(id, { decision: 'dismiss' }, ina),
    decide(id, { decision: 'warn' }, ina),
  ]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of done)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'conflict' });
  expect((await caseOf(id)).log.filter(({ act }) => act === 'decided')).toHaveLength(1);
});

test('a dismissed report hurts nobody and tells them nothing; the next one opens a new case', async () => {
  const { platform, cast, reported, decide, appeal } = world;
  const { ada, ben } = cast;
  const pin = await ada.saves.pin();
  const id = await reported('pin', pin.id);
  await decide(id, { decision: 'dismiss', rule: null });
  await platform.runJobs();
  expect(platform.outbox).toEqual([]);
  expect((await ben.call('PinResource.get', { id: pin.id })).data.id).toBe(pin.id);
  await expect(appeal(id, ada)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await reported('pin', pin.id)).not.toBe(id);
});

test('what cannot be done is refused, and nobody decides about themselves', async () => {
  const { cast, hal, reported, decide, caseOf } = world;
  const { ada } = cast;
  const id = await reported('pin', (await ada.saves.pin()).id);
  const own = await reported('person', hal.id);
  const none = '99999999';
  await expect(decide(id, { decision: 'disable_board' })).rejects.toMatchObject({ field: 'decision' });
  await expect(decide(id, { decision: 'warn', rule: null })).rejects.toMatchObject({ field: 'rule' });
  await expect(decide(own, { decision: 'dismiss' })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(decide(none, { decision: 'dismiss' })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(decide(id, { decision: 'warn' }, ada)).rejects.toMatchObject({ kind: 'forbidden' });
  await hal.call('ModerationNoteResource.create', { case_id: id, note: 'To be looked at' });
  expect((await caseOf(id)).log[0]).toMatchObject({ act: 'noted', data: { note: 'To be looked at' } });
  await expect(hal.call('ModerationNoteResource.create', { case_id: id, note: ' ' })).rejects.toMatchObject({
    field: 'note',
  });
});

test('whoever reported by a law is told what was decided, and who reported is told to nobody', async () => {
  const { platform, cast, reported, decide } = world;
  const { ada, ben } = cast;
  const pin = await ada.saves.pin();
  await ben.call('POST /v3/legal/takedowns/:law/', {
    ...{ law: 'dsa', content_urls: [`http://pinfold.test/pin/${pin.id}/`], is_true: true },
    ...{ statement: 'A law.', email: 'lawyer@example.org' },
  });
  const id = await reported('pin', pin.id);
  await platform.runJobs();
  platform.outbox.length = 0;
  await decide(id, { decision: 'remove_pin' });
  await platform.runJobs();
  expect(platform.outbox.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'lawyer@example.org']);
  const { data } = await ada.call('ModerationDecisionResource.get', { case_id: id });
  expect(JSON.stringify(data)).not.toMatch(/ben|chi|lawyer|hal/);
  expect((await ada.call('ModerationDecisionsResource.get', {})).data).toContainEqual(data);
});

test('the log takes neither a change nor a loss', async () => {
  const { platform, cast, hal } = world;
  for (const statement of [
    'update moderation_log set staff_id = null',
    'delete from moderation_log',
    'truncate moderation_log',
  ]) {
    await expect(platform.db.write(statement)).rejects.toThrow('only added to');
  }
  const { data } = await hal.call('ModerationLogResource.get', { page_size: 3 });
  expect(data).toHaveLength(3);
  await expect(cast.ada.call('ModerationLogResource.get', {})).rejects.toMatchObject({ kind: 'forbidden' });
});
