import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

const NAMED = /`([\w-][\w./-]*\.(?:tsx?|mjs|css))`/g;

/**
 * ARCHITECTURE.md and the READMEs name only files that exist: a bare name is in the README's folder or below, a path
 * is from the root or the end of one. `files` has them with all code.
 */
export function signposts(files: SourceFile[]): string[] {
  const paths = files.map(({ path }) => `/${path}`);
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path: page, text }) => {
      const folder = posix.dirname(`/${page}`);
      const exists = (named: string) =>
        paths.some((path) => path.endsWith(`/${named}`) && (named.includes('/') || path.startsWith(folder)));
      return [...text.matchAll(NAMED)]
        .map(([, named = '']) => named)
        .filter((named) => !exists(named))
        .map((named) => `${page} names ${named}, which does not exist`);
    });
}
