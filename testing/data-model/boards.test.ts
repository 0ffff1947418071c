import { beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { type Column, holds } from './column-holds.ts';
import { insertModelRows, insertRow, type ModelRows, makeId, SIGNATURE } from './model-rows.ts';

let database: FreshDatabase;
let ids: ModelRows;

beforeAll(async () => {
  database = await freshDatabase();
  ids = await insertModelRows(database);
  const { home, userId: user_id, boardId: board_id } = ids;
  await insertRow(database, 'board_memberships', { home, user_id, board_id, role: 'owner' });
});

const yesNo: Column = { good: [true, false], bad: [null] };
const long = (length: number) => 'x'.repeat(length);
const moment: Column = { good: [new Date('2026-01-15T12:00:00Z')] };

test('what a board is', () =>
  holds(database, 'boards', {
    id: { good: [ids.boardId] },
    name: { good: ['DIY', 'Küche & Bad'], bad: ['', '   ', null, long(181)] },
    slug: { good: ['diy', 'küche-bad'], bad: ['a/b', '', null] },
    category: { good: ['home_decor', null] },
    owner_id: { good: [ids.userId], bad: [ids.boardId, null] },
  }));

test('[ENTITY-14] [BOARDS-28] a board is public, protected or secret; public unless said', async () => {
  const [row] = await database.rows('select privacy from boards');
  expect(row).toEqual({ privacy: 'public' });
  await holds(database, 'boards', {
    privacy: { good: ['protected', 'secret', 'public'], bad: ['private', '', null] },
  });
});

test('who works on a board', async () => {
  const { home, userId: user_id, boardId: board_id } = ids;
  await insertRow(database, 'board_collaborators', { home, board_id, user_id });
  await holds(database, 'board_collaborators', {
    status: { good: ['accepted', 'invited'], bad: ['declined', null] },
    access: { good: [['write'], []], bad: [null] },
  });
  await holds(database, 'board_memberships', {
    role: { good: ['collaborator', 'owner'], bad: ['guest', null] },
  });
  await holds(database, 'boards', {
    collaborator_count: { good: [0, 2], bad: [-1, null] },
    should_show_board_collaborators: yesNo,
  });
});

test('[ENTITY-18] the state of a board, for all and for one person', async () => {
  const { home, userId: user_id, boardId: board_id } = ids;
  await holds(database, 'boards', { sensitivity_screen: yesNo, is_temporarily_disabled: yesNo });
  await holds(database, 'board_memberships', { archived_at: moment, position_modified_at: moment });
  await insertRow(database, 'board_follows', { home, user_id, board_id });
  await expect(insertRow(database, 'board_follows', { home, user_id, board_id })).rejects.toThrow(
    /duplicate key/,
  );
});

test('the cover of a board', () =>
  holds(database, 'boards', {
    cover_pin_id: { good: [ids.pinId, null] },
    has_custom_cover: yesNo,
    cover_signature: { good: [SIGNATURE, null], bad: ['abc'] },
    cover_crop: { good: ['{"x":0,"y":0.1,"width":1,"height":0.5}', null] },
    cover_pins: { good: [`[{"pin_id":"${ids.pinId}","image_signature":"${SIGNATURE}"}]`], bad: [null] },
    layout: { good: ['default', 'grid'], bad: [null, 'custom'] },
  }));

test('an invitation to a board', async () => {
  const { home, userId, boardId } = ids;
  const invite = {
    ...{ home, id: await makeId(database, home), board_id: boardId },
    ...{ invited_user_id: userId, invited_by_user_id: userId },
  };
  const row = await insertRow(database, 'board_invites', invite);
  expect(row).toMatchObject({ status: 'pending', created_at: expect.any(Date) });
  const again = { ...invite, id: await makeId(database, home) };
  await expect(insertRow(database, 'board_invites', again)).rejects.toThrow(/duplicate key/);
  await expect(database.write("update board_invites set status = 'accepted'")).rejects.toThrow(/violates/);
  await database.write("update board_invites set status = 'declined', answered_at = now()");
  await database.write("update board_invites set status = 'accepted'");
  await expect(database.write("update board_invites set status = 'ignored'")).rejects.toThrow(/violates/);
  await insertRow(database, 'board_invites', again);
});

test('[ENTITY-29] a contact request', async () => {
  const { home, userId, boardId } = ids;
  const request = { home, board_id: boardId, recipient_id: userId, sender_id: userId };
  await insertRow(database, 'contact_requests', { ...request, id: await makeId(database, home) });
  await holds(database, 'contact_requests', {
    board_id: { good: [boardId], bad: [null] },
    sender_id: { good: [userId], bad: [null] },
    recipient_id: { good: [userId], bad: [null, boardId] },
    created_at: moment,
  });
});

test('a blocking action', async () => {
  const { home, boardId } = ids;
  await insertRow(database, 'blocking_actions', {
    ...{ home, id: await makeId(database, home), board_id: boardId, action_type: 901 },
  });
  await holds(database, 'blocking_actions', {
    created_at: moment,
    progress: { good: [0, 0.5, 1], bad: [-0.1, 1.1, null] },
    section_id: { good: [null, '-1', ids.sectionId], bad: ['0', '-2', 'all'] },
    action_type: { good: [22, 7172, 7173, 900, 7158, 7109, 901, 7108, 7100, 7102], bad: [1, null] },
    is_origin: yesNo,
  });
});
