import { expect, test } from 'vitest';
import { roleOnBoard } from './board-role.ts';

test('[DND-12] who is the owner of a board or works on it is decided by its owner and its collaborators', () => {
  const board = { owner: { username: 'ada' }, collaborators: [{ username: 'ben' }, { username: 'ada' }] };
  expect(roleOnBoard(board, 'ada')).toBe('owner');
  expect(roleOnBoard(board, 'ben')).toBe('collaborator');
  expect(roleOnBoard(board, 'chi')).toBeNull();
  expect(roleOnBoard({ ...board, collaborators: [] }, 'ben')).toBeNull();
});
