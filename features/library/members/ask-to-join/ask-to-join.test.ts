import { beforeAll, expect, test, vi } from 'vitest';
import { MOST_COLLABORATORS } from '#features/library/boards/board-member.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { contextFor, type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countWaiting } from '#testing/waiting.ts';
import { contactRequestsGet } from './ask-to-join.resource.ts';
import { CONTACT_REQUEST_MS, isRequestShown } from './ask-to-join.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const groupBoard = async (name: string, privacy: 'public' | 'secret' = 'public') => {
  const board_id = await cast.ada.makes.board(name, { privacy });
  await cast.ada.shares(board_id, cast.ben);
  return board_id;
};
const requests = async () => (await cast.ada.call('ContactRequestsResource.get', {})).data;
const rowsOf = (id: Id) => platform.db.rows('select * from contact_requests where board_id = $1', [id]);

test('[INVITE-03] [INVITE-04] requests show for 30 days, and never to partners', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  const before = (ms: number) => new Date(now.getTime() - ms);
  expect(CONTACT_REQUEST_MS).toBe(2_592_000_000);
  expect(isRequestShown(before(CONTACT_REQUEST_MS - 1), { now, isPartner: false })).toBe(true);
  expect(isRequestShown(before(CONTACT_REQUEST_MS), { now, isPartner: false })).toBe(false);
  expect(isRequestShown(before(1), { now, isPartner: true })).toBe(false);
});

test('[INVITE-12] [ENTITY-29] the owner of a group board is asked, and the answer is kept by nobody', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await groupBoard('Together');
  await chi.call('ContactRequestResource.create', { board_id });
  expect(await requests()).toMatchObject([
    {
      type: 'contact_request',
      board: { id: board_id, name: 'Together' },
      recipient: { username: 'ada' },
      sender: { username: 'chi' },
      created_at: expect.stringMatching(/\+0000$/),
    },
  ]);
  for (const other of [ben, chi]) {
    expect((await other.call('ContactRequestsResource.get', {})).data).toEqual([]);
  }
  const context = await contextFor(platform, ada.viewer);
  await contactRequestsGet.handle({ ...context, viewer: ada.viewer }, { page_size: 25 }, { after: null });
  expect(context.answerHeaders.get('cache-control')).toContain('no-store');
  platform.clock.advance(CONTACT_REQUEST_MS + 1);
  expect(await requests()).toEqual([]);
  await chi.call('ContactRequestResource.create', { board_id });
  expect(await requests()).toHaveLength(1);
});

test('a request that is asked anew while the last one is being ignored stays', async () => {
  const { ada, chi } = cast;
  const board_id = await groupBoard('Asked again');
  await chi.call('ContactRequestResource.create', { board_id });
  const [request] = (await requests()).filter(({ board }) => board.id === board_id);
  const contact_request = { type: 'contact_request' as const, id: request?.id ?? '' };
  let ignored: Promise<unknown> | undefined;
  await platform.db.transaction(async (tx) => {
    await tx.rows('select from boards where home = ($1::bigint >> 51)::smallint and id = $1 for update', [
      board_id,
    ]);
    ignored = ada.call('ContactRequestIgnoreResource.delete', { contact_request });
    await vi.waitFor(async () => expect(await countWaiting(platform.db)).toBe(1), { timeout: 10_000 });
    await tx.write('update contact_requests set id = id + 1 where board_id = $1', [board_id]);
  });
  await ignored;
  expect(await rowsOf(board_id)).toHaveLength(1);
});

test('whoever is let on works on the board, once; an ignored request is gone for a month', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await groupBoard('Let in');
  await Promise.all([1, 2, 3].map(() => chi.call('ContactRequestResource.create', { board_id })));
  const [request] = (await requests()).filter(({ board }) => board.id === board_id);
  const contact_request = { type: 'contact_request' as const, id: request?.id ?? '' };
  for (const other of [ben, chi]) {
    await expect(
      other.call('ContactRequestAcceptResource.update', { contact_request }),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await other.call('ContactRequestIgnoreResource.delete', { contact_request });
  }
  expect(await rowsOf(board_id)).toHaveLength(1);
  const both = await Promise.allSettled(
    [1, 2].map(() => ada.call('ContactRequestAcceptResource.update', { contact_request })),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { data } = await chi.call('BoardResource.get', { board_id });
  expect(data).toMatchObject({ collaborated_by_me: true, collaborator_count: 2, access: [] });
  expect(await rowsOf(board_id)).toEqual([]);
  await expect(chi.call('ContactRequestResource.create', { board_id })).rejects.toMatchObject({
    reason: 'works-on-board-already',
  });

  const another = await groupBoard('Not this one');
  const first = await chi.call('ContactRequestResource.create', { board_id: another });
  const [ignored] = (await requests()).filter(({ board }) => board.id === another);
  const input = { contact_request: { id: ignored?.id ?? '' } };
  for (let time = 0; time < 2; time += 1) await ada.call('ContactRequestIgnoreResource.delete', input);
  const shown = async () => (await requests()).filter(({ board }) => board.id === another);
  expect(await shown()).toEqual([]);
  await expect(ada.call('ContactRequestAcceptResource.update', input)).rejects.toMatchObject({
    kind: 'not-found',
  });
  // Nothing tells them apart.
  const told = async () => {
    await platform.runJobs();
    return (await ada.call('NewsHubResource.get', {})).data.map(({ id }) => id);
  };
  const before = await told();
  platform.clock.advance(CONTACT_REQUEST_MS - 1);
  const asked = (await chi.call('ContactRequestResource.create', { board_id: another })).data;
  expect(asked).toEqual(first.data);
  expect(await shown()).toEqual([]);
  expect((await told()).every((id) => before.includes(id))).toBe(true);
  platform.clock.advance(1);
  await chi.call('ContactRequestResource.create', { board_id: another });
  expect(await shown()).toHaveLength(1);
  expect((await told()).every((id) => before.includes(id))).toBe(false);
  expect((await chi.call('BoardResource.get', { board_id: another })).data.collaborated_by_me).toBe(false);
});

test('an invite to who asks, and asking when one is invited, come to one thing', async () => {
  const { ada, chi } = cast;
  const board_id = await groupBoard('Both ways');
  await chi.call('ContactRequestResource.create', { board_id });
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [chi.id] });
  await chi.call('BoardInviteResource.update', { board_id });
  expect(await rowsOf(board_id)).toEqual([]);
  const second = await groupBoard('Invited first');
  await ada.call('BoardInviteResource.create', { board_id: second, invited_user_ids: [chi.id] });
  await chi.call('ContactRequestResource.create', { board_id: second });
  expect(await rowsOf(second)).toEqual([]);
});

test('nobody new is let onto a full board; who is among its people already is', async () => {
  const { ada, chi } = cast;
  const board_id = await groupBoard('Full');
  await chi.call('ContactRequestResource.create', { board_id });
  const late = await memberOf(platform, 'late');
  await late.call('ContactRequestResource.create', { board_id });
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [chi.id] });
  await platform.db.write(
    `insert into board_collaborators (home, board_id, user_id, status)
     select ($1::bigint >> 51)::smallint, $1, n, 'invited' from generate_series(1, $2::int) n`,
    [board_id, MOST_COLLABORATORS - 2],
  );
  const letOn = async (username: string) => {
    const request = (await requests()).find(
      ({ board, sender }) => board.id === board_id && sender.username === username,
    );
    await ada.call('ContactRequestAcceptResource.update', { contact_request: { id: request?.id ?? '' } });
  };
  await expect(letOn('late')).rejects.toMatchObject({ kind: 'conflict', reason: 'too-many-collaborators' });
  await letOn('chi');
  expect((await chi.call('BoardResource.get', { board_id })).data.collaborated_by_me).toBe(true);
});

test('only group boards that one sees can be asked for, within limits', async () => {
  const { ada, ben, chi, studio, visitor } = cast;
  const alone = await ada.makes.board('Alone');
  const hidden = await groupBoard('Hidden', 'secret');
  const open = await groupBoard('Open');
  const dan = await memberOf(platform, 'dan');
  await ada.blocks(dan);
  const business = await studio.makes.board('Shop');
  await studio.shares(business, ben);
  const wrong = [
    [visitor, open, 'unauthenticated'],
    [chi, alone, 'forbidden'],
    [chi, hidden, 'not-found'],
    [dan, open, 'not-found'],
    [chi, business, 'forbidden'],
    [ada, open, 'conflict'],
    [chi, 'x', 'invalid'],
  ] as const;
  for (const [who, board_id, kind] of wrong) {
    await expect(who.call('ContactRequestResource.create', { board_id })).rejects.toMatchObject({ kind });
  }
  await expect(async () => {
    for (let time = 0; time < 9; time += 1)
      await chi.call('ContactRequestResource.create', { board_id: open });
  }).rejects.toMatchObject({ kind: 'too-many' });
  expect(await rowsOf(open)).toHaveLength(1);
});
