import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#platform/resource/call.ts';
import { takeKey } from '#platform/resource/create-keys.ts';
import { waitingChanges } from './waiting-changes.ts';

const FOLLOW = 'BoardFollowResource.create';
const UNFOLLOW = 'BoardFollowResource.delete';
const SAVE = 'RepinResource.create';

let stored: Map<string, string>;
let answers: Record<string, unknown>;
let failure: CallRefused | null;
let sent: [string, object][];

const refused = (status: number, reason = 'refused') => new CallRefused({ status, reason, message: 'No.' });

const ask = async (name: string, options: object) => {
  if (name === 'UserSettingsResource.get') return { data: answers[name], bookmark: null };
  sent.push([name, options]);
  if (failure) throw failure;
  return { data: answers[name] ?? null, bookmark: null };
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  const locks = { request: (_name: string, run: () => unknown) => run() };
  vi.stubGlobal('navigator', { locks });
  answers = { 'UserSettingsResource.get': { id: '1' }, [SAVE]: { id: '77' } };
  failure = null;
  sent = [];
  return () => vi.unstubAllGlobals();
});

/** Somebody who is offline from now on. */
function offline(viewerId = '1') {
  const changes = waitingChanges(viewerId);
  const call = changes.wrap(ask);
  failure = refused(0, 'offline');
  return { changes, call };
}

function online() {
  failure = null;
  sent = [];
}

test('changes wait in their order, also those made while others wait, and are made once', async () => {
  const { changes, call } = offline();
  await call(FOLLOW, { board_id: '5' });
  online();
  await call(UNFOLLOW, { board_id: '5' });
  expect(sent, 'what comes later does not overtake').toEqual([]);
  expect(await changes.make()).toEqual({ done: 2, refused: [] });
  expect(sent.map(([name]) => name)).toEqual([FOLLOW, UNFOLLOW]);
  expect(changes.count()).toBe(0);
  await call(FOLLOW, { board_id: '5' });
  expect(sent).toHaveLength(3);
});

test.each([
  ['is offline still', refused(0, 'offline')],
  ['cannot answer', refused(503)],
  ['has logged the person out', refused(401)],
  ['is asked too much', refused(429)],
  ['is doing it already', refused(409, 'idempotency-key-in-use')],
])('where the server %s, everything waits on', async (_when, error) => {
  const { changes, call } = offline();
  await call(FOLLOW, { board_id: '5' });
  await call(FOLLOW, { board_id: '6' });
  online();
  failure = error;
  expect(await changes.make()).toEqual({ done: 0, refused: [] });
  expect(sent).toHaveLength(1);
  expect(changes.count()).toBe(2);
});

test('what is refused is told and waits no longer; the others are made', async () => {
  const { changes, call } = offline();
  await call(FOLLOW, { board_id: '5' });
  online();
  failure = refused(404);
  const { done, refused: told } = await changes.make();
  expect([done, told.map(({ status }) => status), changes.count()]).toEqual([0, [404], 0]);
});

test('nothing is made for somebody else who is logged in by then', async () => {
  const { changes, call } = offline();
  await call(FOLLOW, { board_id: '5' });
  online();
  answers['UserSettingsResource.get'] = { id: '2' };
  await changes.make();
  expect([sent, changes.count()]).toEqual([[], 1]);
});

test('a save that is taken back while it waits is never made; later it has its real id', async () => {
  const { changes, call } = offline();
  const { data } = await call(SAVE, { pin_id: '9' });
  await call('PinResource.delete', data as object);
  expect(changes.count()).toBe(0);
  const { data: second } = await call(SAVE, { pin_id: '9' });
  online();
  await changes.make();
  await call('PinResource.delete', second as object);
  expect(sent.at(-1)).toEqual(['PinResource.delete', { id: '77' }]);
});

test('a save is sent with the key of its first try, so it is done once', async () => {
  const { changes, call } = offline();
  await call(SAVE, { pin_id: '9' });
  const [{ key }] = JSON.parse(stored.get('waiting-changes:1') ?? '');
  online();
  const keys: unknown[] = [];
  changes.wrap(async (name, options) => {
    if (name === SAVE) keys.push(takeKey(name, options));
    return ask(name, options);
  });
  await changes.make();
  expect(keys).toEqual([key]);
});

test('other calls fail as before, and without storage all do', async () => {
  const { call } = offline();
  await expect(call('BoardResource.create', { name: 'Lamps' })).rejects.toThrow();
  vi.stubGlobal('localStorage', undefined);
  expect(waitingChanges('1').wrap(ask)).toBe(ask);
});
