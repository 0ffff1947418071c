import { beforeAll, beforeEach, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { nobody, type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listCases } from '../list-cases/list-cases.service.ts';
import { GENERAL_REASONS, PERSON_REASONS } from '../report.ts';
import { callFrom, staffOf, waitingFor } from '../testing-moderation.ts';
import { reportOptions } from './report-thing.service.ts';

let platform: TestPlatform;
let cast: Cast;
let hal: CastMember;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  hal = await staffOf(platform, 'hal');
});

beforeEach(async () => {
  await platform.db.write('delete from throttles');
  await platform.db.write('delete from moderation_cases');
});

const asPerson = (id: string) => ({ kind: 'person' as const, id });
const general = [...GENERAL_REASONS, ...PERSON_REASONS];

test('the reasons depend on the country of whoever asks', async () => {
  const { ada } = cast;
  const reasonsFrom = async (country: string | undefined) =>
    (await callFrom(platform, country, ada, 'ReportOptionsResource.get', {})) as object;
  expect(await reasonsFrom('JP')).toEqual({ is_in_app: true, reasons: general, legal_law: null });
  expect(await reasonsFrom('FR')).toMatchObject({ reasons: [...general, 'eu_local_law'] });
  expect(await reasonsFrom('IN')).toMatchObject({ reasons: [...general, 'india_law'] });
});

test('whoever is not signed in is shown the legal report, where a law gives them one', async () => {
  const { ada } = cast;
  const limited = { viewer: { ...ada.viewer, kind: 'limited' as const } };
  for (const who of [{ viewer: nobody() }, limited]) {
    const from = (country: string) => callFrom(platform, country, who, 'ReportOptionsResource.get', {});
    expect(await from('DE')).toEqual({ is_in_app: false, reasons: [], legal_law: 'dsa' });
    expect(await from('IN')).toEqual({ is_in_app: false, reasons: [], legal_law: 'india' });
    expect(await from('US')).toEqual({ is_in_app: false, reasons: [], legal_law: null });
  }
  const context = await cast.visitor.context();
  const flags = { ...context.flags, isOn: () => false };
  const india = { ...context, flags, viewer: { ...nobody(), country: 'IN' } };
  expect(reportOptions(india, 'person').legalLaw).toBeNull();
});

test('reports of one thing wait as one case, each person counted once for each reason', async () => {
  const { ada, ben, chi } = cast;
  const { id } = await ada.saves.pin({ title: 'A bad pin', description: 'Bad words' });
  const sent = { kind: 'pin' as const, id, reason: 'spam' as const };
  expect((await ben.call('ReportResource.create', sent)).data).toEqual({ is_new: true });
  expect((await ben.call('ReportResource.create', sent)).data).toEqual({ is_new: false });
  expect((await ben.call('ReportResource.create', { ...sent, reason: 'hate' })).data).toEqual({
    is_new: true,
  });
  const evidence = ['https://proof.example/1', ''];
  await chi.call('ReportResource.create', { ...sent, reason: 'hate', details: 'Look at it', evidence });
  const [waiting, ...others] = await waitingFor(hal);
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    ...{ kind: 'pin', report_count: 3, reasons: ['hate', 'spam'], status: 'open' },
    reason_counts: [
      { reason: 'hate', count: 2 },
      { reason: 'spam', count: 1 },
    ],
    ...{ seen: { title: 'A bad pin', text: 'Bad words', url: `/pin/${id}/` }, author: { username: 'ada' } },
  });
  const { data } = await hal.call('ModerationCaseResource.get', { case_id: waiting?.id ?? '' });
  expect(data.reports).toMatchObject([
    { reporter: 'chi', reason: 'hate', details: 'Look at it', evidence: ['https://proof.example/1'] },
    { reporter: 'ben', reason: 'hate' },
    { reporter: 'ben', reason: 'spam' },
  ]);
  expect(data.log.map(({ act }) => act)).toEqual(['reported', 'reported', 'reported']);
});

test('twenty who report at once, some of them twice, make one case that counts each once', async () => {
  const { ada, ben, chi, studio } = cast;
  const board = await ada.makes.board('Disputed');
  const sent = { kind: 'board' as const, id: board, reason: 'spam' as const };
  await Promise.all(
    Array.from({ length: 21 }, (_, index) =>
      [ben, chi, studio][index % 3]?.call('ReportResource.create', sent),
    ),
  );
  expect(await waitingFor(hal)).toMatchObject([{ kind: 'board', report_count: 3 }]);
});

test("what one does not see cannot be reported, nor what is one's own", async () => {
  const { ada, ben, chi, visitor } = cast;
  const eve = await memberOf(platform, 'eve');
  const secret = await ada.makes.board('Hidden', { privacy: 'secret' });
  const refusal = (who: Pick<CastMember, 'call'>, sent: object) =>
    expect(who.call('ReportResource.create', { reason: 'spam', ...sent } as never)).rejects;
  await refusal(ben, { kind: 'board', id: secret }).toMatchObject({ kind: 'not-found' });
  await refusal(ben, { kind: 'pin', id: '123456' }).toMatchObject({ kind: 'not-found' });
  await ada.blocks(eve);
  await refusal(eve, asPerson(ada.id)).toMatchObject({ kind: 'not-found' });
  await refusal(ada, asPerson(ada.id)).toMatchObject({ kind: 'invalid', reason: 'own-thing' });
  await refusal(visitor, asPerson(ada.id)).toMatchObject({ kind: 'unauthenticated' });
  await refusal(chi, { kind: 'board', id: 'x' }).toMatchObject({ kind: 'invalid', field: 'id' });
  await refusal(chi, { kind: 'town', id: ada.id }).toMatchObject({ kind: 'invalid', field: 'kind' });
  await refusal(chi, { ...asPerson(ada.id), reason: 'eu_local_law' }).toMatchObject({ field: 'reason' });
  await refusal(chi, { ...asPerson(ada.id), evidence: ['ftp://x/'] }).toMatchObject({ field: 'evidence.0' });
  expect(await waitingFor(hal)).toEqual([]);
  const local = { ...asPerson(ada.id), reason: 'eu_local_law' };
  const fromFrance = (sent: object) => callFrom(platform, 'FR', chi, 'ReportResource.create', sent);
  await expect(fromFrance(local)).rejects.toMatchObject({ kind: 'invalid', field: 'details' });
  await fromFrance({ ...local, details: 'It breaks the law of France.' });
  expect(await waitingFor(hal)).toMatchObject([{ laws: ['dsa'], reasons: ['eu_local_law'] }]);
});

test('a message is reported by whoever got it, a comment by whoever sees the pin', async () => {
  const { ada, ben, chi } = cast;
  const { id: pinId } = await ada.saves.pin();
  const ofAda = homeOf(ada.id);
  const [comment] = await platform.db.rows<{ id: string }>(
    `insert into comments (home, id, pin_id, user_id, text) values ($1::smallint, new_id($1::smallint), $2, $3, 'Rude words') returning id`,
    [ofAda, pinId, ben.id],
  );
  await chi.call('ReportResource.create', { kind: 'comment', id: comment?.id ?? '', reason: 'harassment' });
  platform.clock.advance(1000);
  const [talk] = await platform.db.rows<{ id: string }>(
    'insert into conversations (home, id, created_by) values ($1::smallint, new_id($1::smallint), $2) returning id',
    [ofAda, ada.id],
  );
  for (const member of [ada, ben]) {
    await platform.db.write(
      'insert into conversation_members (home, conversation_id, user_id) values ($1, $2, $3)',
      [ofAda, talk?.id, member.id],
    );
  }
  const [message] = await platform.db.rows<{ id: string }>(
    `insert into messages (home, id, conversation_id, sender_id, text)
     values ($1::smallint, new_id($1::smallint), $2, $3, 'A threat') returning id`,
    [ofAda, talk?.id, ada.id],
  );
  const sent = { kind: 'message' as const, id: message?.id ?? '', reason: 'violence' as const };
  await expect(chi.call('ReportResource.create', sent)).rejects.toMatchObject({ kind: 'not-found' });
  await ben.call('ReportResource.create', sent);
  expect(await waitingFor(hal)).toMatchObject([
    {
      ...{ kind: 'comment', author: { username: 'ben' } },
      seen: { text: 'Rude words', url: `/pin/${pinId}/?comment=${comment?.id}#comments` },
    },
    { kind: 'message', author: { username: 'ada' }, seen: { text: 'A threat' } },
  ]);
});

test('nobody buries the staff: who reports too much waits', async () => {
  const { ada, ben } = cast;
  const fay = await memberOf(platform, 'fay');
  const image_signature = await ada.has.picture();
  let refused = 0;
  for (let index = 0; index < 42; index += 1) {
    const { id } = await ada.saves.pin({ image_signature });
    await fay.call('ReportResource.create', { kind: 'pin', id, reason: 'spam' }).catch((error) => {
      expect(error).toMatchObject({ kind: 'too-many' });
      refused += 1;
    });
  }
  expect(refused).toBe(2);
  await ben.call('ReportResource.create', { ...asPerson(ada.id), reason: 'spam' });
});

test('a list of cases costs the same however much it shows, and pages by age', async () => {
  const { ada, ben } = cast;
  const image_signature = await ada.has.picture();
  const report = async () => {
    platform.clock.advance(1000);
    const { id } = await ada.saves.pin({ image_signature });
    await ben.call('ReportResource.create', { kind: 'pin', id, reason: 'spam' });
  };
  const queries = async () => {
    const { context, count } = countingQueries(await hal.context());
    await listCases(context, { state: 'waiting', kind: 'pin' }, { after: null, pageSize: 25 });
    return count();
  };
  await report();
  const few = await queries();
  for (let index = 0; index < 11; index += 1) await report();
  expect(await queries()).toBe(few);
  const first = await hal.call('ModerationCasesResource.get', { page_size: 5 });
  const next = await hal.call('ModerationCasesResource.get', { page_size: 5, bookmarks: [first.bookmark] });
  const last = await hal.call('ModerationCasesResource.get', { page_size: 5, bookmarks: [next.bookmark] });
  const all = [...first.data, ...next.data, ...last.data];
  expect(all).toHaveLength(12);
  const ages = all.map(({ waiting_since }) => Date.parse(waiting_since ?? ''));
  expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  expect((await hal.call('ModerationCasesResource.get', { kind: 'board' })).data).toEqual([]);
});
