import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_COLLABORATORS } from '#features/library/boards/board-member.ts';
import { listWrongBoardCounts } from '#features/library/boards/recount.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

const MISSING = { kind: 'not-found' };
const NO_INVITE = { ...MISSING, message: 'Invalid Invite' };
const FORBIDDEN = { kind: 'forbidden' };

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

beforeEach(() => platform.db.write('delete from throttles'));

const invitesTo = (id: Id) =>
  platform.db.rows<{ status: string; invited_user_id: Id }>(
    'select status, invited_user_id from board_invites where board_id = $1 order by id',
    [id],
  );
const sidesOf = async (id: Id) => ({
  board: await platform.db.rows(
    'select user_id, status, access from board_collaborators where board_id = $1 order by user_id',
    [id],
  ),
  people: await platform.db.rows(
    `select user_id, access from board_memberships where board_id = $1 and role = 'collaborator' order by user_id`,
    [id],
  ),
  count: (
    await platform.db.rows<{ n: number }>('select collaborator_count as n from boards where id = $1', [id])
  )[0]?.n,
});

test('[INVITE-08] an invite is pending, then accepted: whoever was invited works on the board', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Plans', { privacy: 'secret' });
  await expect(ben.call('BoardResource.get', { board_id })).rejects.toMatchObject(MISSING);
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [ben.id] });
  expect(await invitesTo(board_id)).toEqual([{ status: 'pending', invited_user_id: ben.id }]);
  expect(await sidesOf(board_id)).toMatchObject({ people: [], count: 0 });
  await expect(ben.call('BoardResource.get', { board_id })).rejects.toMatchObject(MISSING);
  const forAnother = ben.call('BoardInviteResource.update', { board_id, invited_user_id: chi.id });
  await expect(forAnother).rejects.toMatchObject(NO_INVITE);
  const { data } = await ben.call('BoardInviteResource.update', { board_id });
  expect(data).toMatchObject({ id: board_id, collaborated_by_me: true, access: ['write'] });
  expect(data.collaborating_users.map(({ username }) => username)).toEqual(['ben']);
  expect(await invitesTo(board_id)).toEqual([{ status: 'accepted', invited_user_id: ben.id }]);
  expect(await sidesOf(board_id)).toEqual({
    board: [{ user_id: ben.id, status: 'accepted', access: ['write'] }],
    people: [{ user_id: ben.id, access: ['write'] }],
    count: 1,
  });
  await expect(chi.call('BoardInviteResource.update', { board_id })).rejects.toMatchObject(MISSING);
  expect(await listWrongBoardCounts(platform.db)).toEqual([]);
});

test('[INVITE-08] a declined invite is kept as such and can be sent anew; who may only save is invited to save only', async () => {
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Saving only');
  const invite = { board_id, invited_username: 'Ben', access: 'save' as const };
  await ada.call('BoardInviteResource.create', invite);
  await ben.call('BoardInviteResource.delete', { board_id, invited_user_id: ben.id, field_set_key: 'news' });
  await ben.call('BoardInviteResource.delete', { board_id });
  expect(await invitesTo(board_id)).toEqual([{ status: 'declined', invited_user_id: ben.id }]);
  expect(await sidesOf(board_id)).toMatchObject({ board: [], people: [] });
  await expect(ben.call('BoardInviteResource.update', { board_id })).rejects.toMatchObject(NO_INVITE);
  await ada.call('BoardInviteResource.create', invite);
  await ben.call('BoardInviteResource.update', { board_id });
  expect((await ben.call('BoardResource.get', { board_id })).data.access).toEqual([]);
  await expect(ben.call('BoardResource.update', { board_id, description: 'Mine' })).rejects.toMatchObject(
    FORBIDDEN,
  );
});

test('[INVITE-11] the invited alone finds the invite, with the board and its owner, until it is answered', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board_id = await ada.makes.board('Whispers', { privacy: 'secret', pins: 1 });
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [ben.id] });
  const asked = { current_user: true, field_set_key: 'news' } as const;
  const [invite, ...others] = (await ben.call('BoardInvitesResource.get', asked)).data;
  expect(others).toEqual([]);
  expect(invite).toMatchObject({
    ...{ type: 'board_invite', status: 'pending', access: 'write' },
    board: { id: board_id, name: 'Whispers', privacy: 'secret', owner: { username: 'ada' } },
    invited_user: { username: 'ben' },
    invited_by_user: { username: 'ada', full_name: 'Ada Maker' },
  });
  expect(invite?.board.cover_images).toHaveLength(1);
  for (const other of [ada, chi]) {
    expect((await other.call('BoardInvitesResource.get', asked)).data).toEqual([]);
  }
  await expect(visitor.call('BoardInvitesResource.get', asked)).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  const toBoard = (await ada.call('BoardInvitesResource.get', { board_id, field_set_key: 'boardEdit' })).data;
  expect(toBoard.map(({ invited_user }) => invited_user.username)).toEqual(['ben']);
  for (const other of [ben, chi]) {
    await expect(other.call('BoardInvitesResource.get', { board_id })).rejects.toMatchObject(MISSING);
  }
  await ada.call('BoardResource.delete', { board_id });
  expect((await ben.call('BoardInvitesResource.get', asked)).data).toEqual([]);
  await expect(ben.call('BoardInviteResource.update', { board_id })).rejects.toMatchObject(NO_INVITE);
  await ada.call('BoardRestoreResource.create', { board_id });
  await ben.call('BoardInviteResource.update', { board_id });
  expect((await ben.call('BoardInvitesResource.get', asked)).data).toEqual([]);
});

test('an invite is found by the address of its board, by the invited alone', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Addressed', { privacy: 'secret' });
  const other = await ada.makes.board('Another', { privacy: 'secret' });
  for (const id of [board_id, other]) {
    await ada.call('BoardInviteResource.create', { board_id: id, invited_user_ids: [ben.id] });
  }
  const { url } = (await ada.call('BoardResource.get', { board_id })).data;
  const foundBy = async (who: CastMember, board_url: string) =>
    (await who.call('BoardInvitesResource.get', { current_user: true, board_url })).data.map(
      ({ board }) => board.id,
    );
  expect(await foundBy(ben, url)).toEqual([board_id]);
  expect(await foundBy(ben, `http://pinfold.test${url}?x=1`)).toEqual([board_id]);
  for (const who of [ada, chi]) expect(await foundBy(who, url)).toEqual([]);
  for (const text of ['/ada/nothing/', '/ada/', '%', 'x'.repeat(2000)]) {
    expect(await foundBy(ben, text)).toEqual([]);
  }
  await ada.call('BoardResource.update', { board_id, name: 'Called otherwise' });
  expect(await foundBy(ben, url)).toEqual([board_id]);
  for (const who of [ada, chi]) expect(await foundBy(who, url)).toEqual([]);
});

test('one person is also invited as other clients name them', async () => {
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Singular');
  await ada.call('BoardInviteResource.create', { board_id, invited_user_id: ben.id });
  const sent = { board_id, field_set_key: 'boardEdit', status_filters: 'new,pending_approval' } as const;
  const { data } = await ada.call('BoardInvitesResource.get', sent);
  expect(data.map(({ invited_user }) => invited_user.username)).toEqual(['ben']);
  for (const status_filters of ['accepted', ['declined'], []]) {
    expect((await ada.call('BoardInvitesResource.get', { ...sent, status_filters })).data).toEqual([]);
  }
});

test('[INVITE-13] an invite is taken back with board, invited person and field set', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Second thoughts');
  const input = { board_id, invited_user_id: ben.id, field_set_key: 'boardEdit' } as const;
  const unknown = ada.call('BoardInviteResource.delete', { ...input, field_set_key: 'other' as 'boardEdit' });
  await expect(unknown).rejects.toMatchObject({ kind: 'invalid', field: 'field_set_key' });
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [ben.id] });
  await expect(chi.call('BoardInviteResource.delete', input)).rejects.toMatchObject(FORBIDDEN);
  for (let time = 0; time < 2; time += 1) await ada.call('BoardInviteResource.delete', input);
  expect(await invitesTo(board_id)).toEqual([]);
  expect(await sidesOf(board_id)).toMatchObject({ board: [], count: 0 });
  await expect(ben.call('BoardInviteResource.update', { board_id })).rejects.toMatchObject(MISSING);
});

test('[INVITE-07] an invite without a board is none', async () => {
  const { ben } = cast;
  for (const name of ['BoardInviteResource.update', 'BoardInviteResource.delete'] as const) {
    await expect(ben.call(name, {})).rejects.toMatchObject({
      ...{ kind: 'invalid', field: 'board_id', message: 'Invalid Invite' },
    });
  }
});

test('the same invites and answers again, and several at once, count once', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Often');
  const invite = { board_id, invited_user_ids: [ben.id, chi.id, ben.id] };
  await Promise.all([1, 2, 3].map(() => ada.call('BoardInviteResource.create', invite)));
  expect(await invitesTo(board_id)).toHaveLength(2);
  await Promise.all([1, 2, 3].map(() => ben.call('BoardInviteResource.update', { board_id })));
  const answers = await Promise.allSettled([
    chi.call('BoardInviteResource.update', { board_id }),
    chi.call('BoardInviteResource.delete', { board_id }),
  ]);
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
  const { board, people, count } = await sidesOf(board_id);
  expect(people).toHaveLength(count ?? -1);
  expect(board).toHaveLength(people.length);
  await ada.call('BoardInviteResource.create', invite);
  expect((await invitesTo(board_id)).filter(({ status }) => status === 'pending')).toHaveLength(
    2 - people.length,
  );
});

test('strangers, collaborators and blocked people invite nobody; wrong names are told by field', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board_id = await ada.makes.board('Closed shop');
  await ada.shares(board_id, ben, ['write']);
  const invite = (who: Id) => ({ board_id, invited_user_ids: [who] });
  await expect(visitor.call('BoardInviteResource.create', invite(chi.id))).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  for (const other of [ben, chi]) {
    await expect(other.call('BoardInviteResource.create', invite(chi.id))).rejects.toMatchObject(FORBIDDEN);
  }
  const wrong = [
    [{ board_id }, 'invalid', 'invited_user_ids'],
    [{ board_id, invited_user_ids: ['x'] }, 'invalid', 'invited_user_ids.0'],
    [{ board_id, invited_username: 'nobody_here' }, 'not-found', undefined],
    [{ board_id, invited_user_ids: ['9007199254740'] }, 'not-found', undefined],
    [invite(ada.id), 'invalid', 'invited_user_id'],
    [{ ...invite(chi.id), access: 'all' as 'write' }, 'invalid', 'access'],
    [{ board_id: 'x', invited_user_ids: [chi.id] }, 'invalid', 'board_id'],
  ] as const;
  for (const [sent, kind, field] of wrong) {
    const call = ada.call('BoardInviteResource.create', { ...sent } as { board_id: string });
    await expect(call).rejects.toMatchObject({ kind, field });
  }
  expect(await invitesTo(board_id)).toEqual([]);
});

test('between whom there is a block, nobody invites and no invite is found or taken up', async () => {
  const { ada } = cast;
  const [dan, eve] = [await memberOf(platform, 'dan'), await memberOf(platform, 'eve')];
  const board_id = await ada.makes.board('Blocked');
  await ada.blocks(dan);
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [eve.id] });
  await eve.blocks(ada);
  for (const who of [dan, eve]) {
    for (const invite of [{ invited_user_ids: [who.id] }, { invited_username: who.username }]) {
      await expect(ada.call('BoardInviteResource.create', { board_id, ...invite })).rejects.toMatchObject(
        MISSING,
      );
    }
  }
  expect((await eve.call('BoardInvitesResource.get', {})).data).toEqual([]);
  expect((await ada.call('BoardInvitesResource.get', { board_id })).data).toEqual([]);
  await expect(eve.call('BoardInviteResource.update', { board_id })).rejects.toMatchObject(MISSING);
  expect(await sidesOf(board_id)).toMatchObject({ people: [], count: 0 });
});

test('nobody is pestered, and no board has too many people', async () => {
  const { ada, chi } = cast;
  const board_id = await ada.makes.board('Crowd');
  const invite = { board_id, invited_user_ids: [chi.id] };
  await expect(async () => {
    for (let time = 0; time < 10; time += 1) {
      await ada.call('BoardInviteResource.create', invite);
      await chi.call('BoardInviteResource.delete', { board_id });
    }
  }).rejects.toMatchObject({ kind: 'too-many' });
  expect((await invitesTo(board_id)).length).toBeLessThanOrEqual(5);
  await platform.db.write(
    `insert into board_collaborators (home, board_id, user_id, status)
     select ($1::bigint >> 51)::smallint, $1, n, 'invited' from generate_series(1, $2::int) n`,
    [board_id, MOST_COLLABORATORS],
  );
  platform.clock.advance(86_400_001);
  await expect(ada.call('BoardInviteResource.create', invite)).rejects.toMatchObject({
    ...{ kind: 'conflict', reason: 'too-many-collaborators' },
  });
});

test('an owner who takes an invite back with a ban blocks the invited, and whoever may not changes nothing', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Never again');
  const gus = await memberOf(platform, 'gus');
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [gus.id] });
  const input = { board_id, invited_user_id: gus.id, field_set_key: 'boardEdit', ban: true } as const;
  await expect(chi.call('BoardInviteResource.delete', input)).rejects.toMatchObject(FORBIDDEN);
  const blocks = () =>
    platform.db.rows('select blocker_id, source from blocks where blocked_id = any($1::bigint[])', [
      [ben.id, gus.id],
    ]);
  const before = await blocks();
  await ada.call('BoardInviteResource.delete', { ...input, ban: false, invited_user_id: chi.id });
  expect(await blocks()).toEqual(before);
  for (let time = 0; time < 2; time += 1) await ada.call('BoardInviteResource.delete', input);
  expect(await blocks()).toEqual([...before, { blocker_id: ada.id, source: 'board_invite' }]);
  expect(await invitesTo(board_id)).toEqual([]);
  await expect(
    ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [gus.id] }),
  ).rejects.toMatchObject(MISSING);
  await ada.call('UserBlockResource.delete', { blocked_user_id: gus.id });
});

test('whoever declines an invite with a ban blocks who sent it, once', async () => {
  const { ada } = cast;
  const gil = await memberOf(platform, 'gil');
  const board_id = await ada.makes.board('Not for me');
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [gil.id] });
  for (let time = 0; time < 2; time += 1) {
    await gil.call('BoardInviteResource.delete', { board_id, ban: true });
  }
  expect(await invitesTo(board_id)).toEqual([{ status: 'declined', invited_user_id: gil.id }]);
  const { data: blocked } = await gil.call('UserBlocksResource.get', {});
  expect(blocked.map(({ username }) => username)).toEqual(['ada']);
  const { data: sender } = await gil.call('UserResource.get', { user_id: ada.id });
  expect(sender.blocked_by_me).toBe(true);
});
