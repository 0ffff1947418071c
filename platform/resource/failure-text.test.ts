import { expect, test } from 'vitest';
import { CallRefused } from './call.ts';
import { failureText } from './use-connection-texts.ts';

const OTHERWISE = 'Uh oh! Something went wrong.';

test.each([
  [
    new CallRefused({ status: 409, reason: 'taken', message: 'Taken.', detail: 'Choose another.' }),
    'Taken. Choose another.',
  ],
  [new CallRefused({ status: 409, reason: 'taken', message: 'Taken.' }), 'Taken.'],
  [new CallRefused({ status: 502, reason: 'unreadable', message: '' }), OTHERWISE],
  [new CallRefused({ status: 0, reason: 'offline', message: '' }), OTHERWISE],
  [new Error('undefined is not a function'), OTHERWISE],
  [undefined, OTHERWISE],
])('of the failure %o one reads %j', (failure, text) => {
  expect(failureText(failure, OTHERWISE)).toBe(text);
});
