import { join } from 'node:path';
import { root } from './runtime.mjs';

/**
 * How Node runs the server. Space for young objects saves work while many pages are rendered at once; the bound on all of
 * it makes V8 collect in time rather than grow with the machine; and `giveBackMemory` needs `gc` for the quiet times.
 */
export const serverFlags = ['--max-semi-space-size=32', '--max-old-space-size=1024', '--expose-gc'];

/**
 * What Node has compiled is kept beside its own copy, which makes a later start a third shorter. Two arenas of memory
 * for all threads, as sharp advises for glibc: with one for each, what the threads once needed is never given back.
 * What lies free at the end of one goes back to the system from 128 KiB on, glibc's own beginning, which it would raise.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, '.runtime', 'compile-cache'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
