import { posix } from 'node:path';

/** One import or re-export: a path from the project's root where it is ours, else the name of a package. */
export interface Import {
  target: string;
  typeOnly: boolean;
}

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
  /** The text without comments. */
  code: string;
  imports: Import[];
}

const STATEMENT = /^(import|export)\s+(type\s)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm;
const BARE = /^import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const UNSPOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Reads what the rules need of a file. */
export function sourceFile(path: string, text: string): SourceFile {
  const found: Import[] = [];
  const add = (specifier = '', typeOnly = false) =>
    found.push({ target: resolve(path, specifier), typeOnly });
  for (const [, , type, specifier] of text.matchAll(STATEMENT)) add(specifier, Boolean(type));
  for (const [, specifier] of text.matchAll(BARE)) add(specifier);
  for (const [, type, specifier] of text.matchAll(DYNAMIC)) add(specifier, Boolean(type));
  const code = text.replace(UNSPOKEN, (part) => (part.startsWith('/') ? ' ' : part));
  return { path, text, code, imports: found };
}

function resolve(path: string, specifier: string): string {
  const [plain = ''] = specifier.split('?');
  if (plain.startsWith('#')) return plain.slice(1);
  return plain.startsWith('.') ? posix.join(posix.dirname(path), plain) : plain;
}

/** The layer in a file name: `store` of `pin.store.ts`, empty for a vocabulary, contract or part. */
export function suffixOf(path: string): string | undefined {
  return posix.basename(path).split('.').slice(1, -1).join('.') || undefined;
}

/** Whether the path is a test or a test helper; such a file may import everything. */
export function isForTests(path: string): boolean {
  if (path.startsWith('testing/') || posix.basename(path).startsWith('testing-')) return true;
  return ['test', 'journey'].includes(suffixOf(path) ?? '');
}
