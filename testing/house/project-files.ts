import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type SourceFile, sourceFile } from './source-file.ts';

const root = join(import.meta.dirname, '..', '..');
const FOLDERS = ['api', 'app', 'bench', 'bin', 'design', 'docs', 'features', 'platform', 'sample', 'testing'];

/** Every source file that is ours. */
export async function readProject(): Promise<SourceFile[]> {
  const paths = [
    ...(await filesIn(root, false, CODE)),
    ...(await Promise.all(FOLDERS.map(codeUnder))).flat(),
  ];
  return readAll(paths);
}

function readAll(paths: readonly string[]): Promise<SourceFile[]> {
  return Promise.all(
    paths.map(async (path) =>
      sourceFile(relative(root, path).split(sep).join('/'), await readFile(path, 'utf8')),
    ),
  );
}

/** ARCHITECTURE.md and each README of a folder. */
export async function readSignposts(): Promise<SourceFile[]> {
  const folders = ['features', 'design', 'sample'].map((folder) =>
    filesIn(join(root, folder), true, /^README\.md$/),
  );
  return readAll([join(root, 'ARCHITECTURE.md'), ...(await Promise.all(folders)).flat()]);
}

const CODE = /\.(tsx?|mjs|css)$/;
const codeUnder = (folder: string) => filesIn(join(root, folder), true, CODE);

async function filesIn(folder: string, recursive: boolean, names: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // Not every folder always has content, and git tracks no empty ones.
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
