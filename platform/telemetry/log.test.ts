import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).info(fields, 'said');
  const { time, level, msg, ...rest } = JSON.parse(lines.join());
  expect([typeof time, level, msg]).toEqual(['number', 30, 'said']);
  return rest;
}

test('an error is logged with what it names, its cause, and none of its values', () => {
  const cause = Object.assign(new TypeError('no route'), { syscall: 'connect', address: '10.0.0.1' });
  const details = {
    code: '23505',
    table: 'accounts',
    detail: 'Key (mail)=(ada@home.example)',
    column: undefined,
  };
  const err = Object.assign(new Error('twice', { cause }), details);
  expect(logged({ err })).toEqual({
    err: {
      ...{ type: 'Error', message: 'twice', stack: expect.stringContaining('log.test.ts') },
      ...{ code: '23505', table: 'accounts' },
      cause: { type: 'TypeError', message: 'no route', stack: expect.any(String), syscall: 'connect' },
    },
  });
});

test('the error of a query builder is logged without the values that it writes into its message', () => {
  const query = 'select name from cats where id = $1';
  const message = `Failed query: ${query}\nparams: Tom`;
  const { err } = logged({ err: Object.assign(new Error(message), { query, params: ['Tom'] }) });
  expect(err).toMatchObject({ message: `Failed query: ${query}` });
  expect(JSON.stringify(err)).not.toContain('Tom');
});

test('an error that is its own cause is logged once, and what is no error as it is', () => {
  const own: Error = new Error('round');
  own.cause = own;
  expect(logged({ err: own })).toEqual({
    err: { type: 'Error', message: 'round', stack: expect.any(String) },
  });
  expect(logged({ err: 'only a word' })).toEqual({ err: 'only a word' });
});

test.each(['password', 'token', 'authorization', 'cookie', 'secret', 'email'])(
  'a %s is never logged',
  (name) => {
    const secret = { [name]: 'open sesame' };
    const line = JSON.stringify(logged({ ...secret, a: secret, b: { c: secret }, req: { headers: secret } }));
    expect(line).not.toContain('sesame');
    expect(line.split('[hidden]')).toHaveLength(5);
  },
);
