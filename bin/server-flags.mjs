import { join } from 'node:path';
import { root } from './runtime.mjs';

/**
 * Space for young objects saves work while many pages are rendered at once; the bound on all of it makes V8 collect
 * in time rather than grow with the machine; `giveBackMemory` needs `gc`.
 */
export const serverFlags = ['--max-semi-space-size=32', '--max-old-space-size=1024', '--expose-gc'];

/**
 * The compile cache makes a later start a third shorter. Two arenas for all threads, as sharp advises for glibc: with
 * one for each, memory is never given back; nor with glibc's threshold, which it would raise from 128 KiB.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, '.runtime', 'compile-cache'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
