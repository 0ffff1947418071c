import { join } from 'node:path';
import { root } from './runtime.mjs';

/** Bounded, V8 collects in time rather than grow with the machine; young objects need space while many pages render. */
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
