import { expect, test } from 'vitest';
import { CallRefused } from '#platform/resource/call.ts';
import { mayEditBoard } from './board.ts';
import { failureText } from './board-failure.ts';

const OTHERWISE = 'Uh oh! Something went wrong.';

test.each([
  [
    new CallRefused({ status: 409, reason: 'taken', message: 'Taken.', detail: 'Choose another.' }),
    'Taken. Choose another.',
  ],
  [new CallRefused({ status: 409, reason: 'taken', message: 'Taken.' }), 'Taken.'],
  ['Plainly wrong', 'Plainly wrong'],
  ['', OTHERWISE],
  [new CallRefused({ status: 502, reason: 'unreadable', message: 'Bad Gateway' }), OTHERWISE],
  [new Error('undefined is not a function'), OTHERWISE],
  [undefined, OTHERWISE],
])('[BOARDS-33] of the failure %o one reads %j', (failure, text) => {
  expect(failureText(failure, OTHERWISE)).toBe(text);
});

test('[BOARDS-22] who is offered to edit a board', () => {
  const stranger = { access: [], ownerId: '1', viewerId: '2' };
  expect(mayEditBoard(stranger)).toBe(false);
  expect(mayEditBoard({ ...stranger, viewerId: undefined })).toBe(false);
  expect(mayEditBoard({ ...stranger, access: ['delete'] })).toBe(false);
  expect(mayEditBoard({ ...stranger, isOwnProfile: true })).toBe(true);
  expect(mayEditBoard({ ...stranger, access: ['write'] })).toBe(true);
  expect(mayEditBoard({ ...stranger, viewerId: '1' })).toBe(true);
  expect(mayEditBoard({ ...stranger, actingAsId: '1' })).toBe(true);
});
