import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Plain JavaScript, which works before anything is installed. */
const { explain }: { explain(output: string): string | undefined } = await import(
  join(import.meta.dirname, 'console.mjs')
);

const NO_SPACE = 'The disk is full. Free some space and start again.';
const NO_REGISTRY = 'The package registry cannot be reached. Check the network connection and start again.';
const noPermission = (place: string) =>
  `No permission to write ${place}. Give this user write access, or use a folder that you own.`;

test.each([
  ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write', NO_SPACE],
  ['could not write file: No space left on device', NO_SPACE],
  ["EACCES: permission denied, mkdir '/srv/pinfold/node_modules'", noPermission('/srv/pinfold/node_modules')],
  [
    "EROFS: read-only file system, open '/srv/pinfold/build/.stamp'",
    noPermission('/srv/pinfold/build/.stamp'),
  ],
  ['EPERM operation not permitted', noPermission('here')],
  ['npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org failed', NO_REGISTRY],
  ['npm error code EAI_AGAIN', NO_REGISTRY],
  ['npm error code ECONNREFUSED', NO_REGISTRY],
  ['npm error code ERR_SOCKET_TIMEOUT', NO_REGISTRY],
])('a command that ends with %j says what to do in one line', (output, line) => {
  expect(explain(output)).toBe(line);
});

test('a trouble of our own is not taken for one of the machine', () => {
  expect(explain('SyntaxError: Unexpected token in app/pins/pin.tsx')).toBeUndefined();
});
