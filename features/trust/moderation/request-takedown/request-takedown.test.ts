import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { nobody, type TestPlatform, testPlatform } from '#testing/platform.ts';
import { TAKEDOWN_LAWS, type TakedownLaw } from '../takedown.ts';
import { callFrom, staffOf, waitingFor } from '../testing-moderation.ts';

const TAKEDOWNS = 'POST /v3/legal/takedowns/:law/';
let platform: TestPlatform;
let cast: Cast;
let hal: CastMember;
let pinUrl: string;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  hal = await staffOf(platform, 'hal');
  pinUrl = `http://pinfold.test/pin/${(await cast.ada.saves.pin({ title: 'Forbidden' })).id}/`;
});

beforeEach(async () => {
  await platform.db.write('delete from throttles');
  await platform.db.write('delete from moderation_cases');
  await platform.runJobs();
  platform.outbox.length = 0;
});

const request = (changes: object = {}) => ({
  ...{ content_urls: [pinUrl], statement: 'It breaks a law.', is_true: true, seen_on: '2026-01-02' },
  ...changes,
});
const ask = (law: string, changes: object = {}, who: Parameters<typeof callFrom>[2] = cast.ben) =>
  callFrom(platform, 'DE', who, TAKEDOWNS, { law, ...request(changes) }) as Promise<{ receipt: string }>;
const visitor = { viewer: nobody() };

test('[REPORT-09] requests are taken under four laws, and under no other', async () => {
  const { paths } = createProductRegistry();
  expect(
    paths.filter(({ path }) => path === '/v3/legal/takedowns/:law/').map(({ method }) => method),
  ).toEqual(['POST']);
  for (const law of TAKEDOWN_LAWS) {
    expect((await ask(law)).receipt).toMatch(new RegExp(`^${law.toUpperCase()}-\\d{8}-[2-9A-Z]{8}$`));
  }
  for (const law of ['gdpr', 'DSA', 'constructor', '']) {
    await expect(ask(law)).rejects.toMatchObject({ kind: 'not-found', reason: 'law-not-found' });
  }
});

test('[REPORT-08] without signing in one asks under dsa and india; only dsa knows trusted flaggers', async () => {
  const flagger = { trusted_flagger: true, flagger_name: 'Hotline' };
  const answers = async (who: Parameters<typeof callFrom>[2], changes: object) => {
    const taken: TakedownLaw[] = [];
    for (const law of TAKEDOWN_LAWS)
      await ask(law, changes, who).then(
        () => taken.push(law),
        () => {},
      );
    return taken;
  };
  const limited = { viewer: { ...cast.ben.viewer, kind: 'limited' as const } };
  expect(await answers(visitor, {})).toEqual(['dsa', 'india']);
  expect(await answers(limited, {})).toEqual(['dsa', 'india']);
  expect(await answers(cast.ben, flagger)).toEqual(['dsa']);
  await expect(ask('turkey', {}, visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
  const empty = { content_urls: [], statement: '' };
  await expect(ask('turkey', empty, visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(ask('gdpr', empty, visitor)).rejects.toMatchObject({ reason: 'law-not-found' });
  await expect(ask('india', flagger)).rejects.toMatchObject({ kind: 'invalid', field: 'trusted_flagger' });
});

test('a request goes before the staff with each thing that it names, and its number is mailed', async () => {
  const { ada } = cast;
  await ada.makes.board('Terrace');
  const [board] = (await ada.call('BoardsResource.get', { username: 'ada' })).data;
  const sent = {
    content_urls: [pinUrl, pinUrl, `http://pinfold.test${board?.url}`, 'http://pinfold.test/ada/'],
    ...{ type: 'DMCA', provisions: ['§ 86a'], trusted_flagger: true, flagger_name: 'Hotline' },
    ...{ name: 'Secret Name', email: 'sender@example.org' },
  };
  const { receipt } = await ask('dsa', sent, visitor);
  const cases = await waitingFor(hal);
  expect(cases.map(({ kind }) => kind).sort()).toEqual(['board', 'person', 'pin']);
  expect(cases.every((one) => one.is_by_trusted_flagger && one.laws[0] === 'dsa')).toBe(true);
  const { data } = await hal.call('ModerationCaseResource.get', { case_id: cases[0]?.id ?? '' });
  expect(data.reports).toMatchObject([
    { receipt, reporter: null, takedown_type: 'DMCA', provisions: ['§ 86a'], trusted_flagger: 'Hotline' },
  ]);
  expect(JSON.stringify([cases, data])).not.toMatch(/sender@example|Secret Name/);
  await platform.runJobs();
  expect(platform.outbox.map(({ to }) => to)).toEqual(['sender@example.org']);
  expect(platform.outbox[0]?.text).toContain(receipt);
  expect(platform.outbox[0]?.text).not.toContain('breaks a law');
});

test('whoever is signed in is mailed at their own address', async () => {
  const { receipt } = await ask('test');
  await platform.runJobs();
  expect(platform.outbox).toMatchObject([
    { to: 'ben@example.com', subject: expect.stringContaining(receipt) },
  ]);
});

test.each([
  ['content_urls', { content_urls: [] }],
  ['content_urls', { content_urls: ['https://elsewhere.example/ada/'] }],
  ['content_urls', { content_urls: ['http://pinfold.test/pin/99999/'] }],
  ['content_urls', { content_urls: ['http://pinfold.test/%FF/'] }],
  ['content_urls', { content_urls: Array.from({ length: 21 }, () => 'http://pinfold.test/ada/') }],
  ['statement', { statement: ' ' }],
  ['email', { email: 'nobody' }],
  ['seen_on', { seen_on: '2023-12-31' }],
  ['seen_on', { seen_on: '2199-01-01' }],
  ['is_true', { is_true: false }],
  ['flagger_name', { trusted_flagger: true }],
  ['type', { type: 'Else' }],
])('a wrong %s is named', async (field, changes) => {
  await expect(ask('dsa', changes)).rejects.toMatchObject({
    kind: 'invalid',
    field: expect.stringMatching(new RegExp(`^${field}`)),
  });
  expect(await waitingFor(hal)).toEqual([]);
});

test('one law rests on one provision, another on several', async () => {
  const provisions = ['§ 1', '§ 2'];
  await ask('dsa', { provisions });
  for (const law of ['turkey', 'india']) {
    await expect(ask(law, { provisions })).rejects.toMatchObject({ kind: 'invalid', field: 'provisions' });
  }
});

test('what the sender does not see is not there for them, and too many requests wait', async () => {
  const { ada } = cast;
  await ada.makes.board('Hidden', { privacy: 'secret' });
  const boards = (await ada.call('BoardsResource.get', { username: 'ada' })).data;
  const secret = boards.find(({ name }) => name === 'Hidden');
  const content_urls = [`http://pinfold.test${secret?.url}`];
  await expect(ask('dsa', { content_urls })).rejects.toMatchObject({ reason: 'url-of-nothing' });
  await platform.db.write('delete from throttles');
  const dan = await memberOf(platform, 'dan');
  for (let index = 0; index < 5; index += 1) await ask('dsa', {}, dan);
  await expect(ask('dsa', {}, dan)).rejects.toMatchObject({ kind: 'too-many' });
  expect(await waitingFor(hal)).toMatchObject([{ report_count: 5 }]);
});

test('who gives an address too often stops nobody else, and no mailbox is flooded', async () => {
  const email = 'of-others@mail.example';
  const names = ['eva', 'fay', 'gil', 'hua', 'ivo'];
  for (const asker of await Promise.all(names.map((name) => memberOf(platform, name)))) {
    for (let asked = 0; asked < 5; asked += 1) await ask('dsa', { email }, asker);
    await expect(ask('dsa', { email }, asker)).rejects.toMatchObject({ kind: 'too-many' });
  }
  await platform.runJobs();
  expect(platform.outbox.filter(({ to }) => to === email)).toHaveLength(20);
});
