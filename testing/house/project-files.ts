import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type SourceFile, sourceFile } from './source-file.ts';

const root = join(import.meta.dirname, '..', '..');
const FOLDERS = ['api', 'app', 'bench', 'bin', 'design', 'docs', 'features', 'platform', 'sample', 'testing'];

/** Every source file that is ours. */
export async function readProject(): Promise<SourceFile[]> {
  const paths = [...(await codeIn(root, false)), ...(await Promise.all(FOLDERS.map(codeUnder))).flat()];
  return Promise.all(
    paths.map(async (path) =>
      sourceFile(relative(root, path).split(sep).join('/'), await readFile(path, 'utf8')),
    ),
  );
}

const codeUnder = (folder: string) => codeIn(join(root, folder), true);

async function codeIn(folder: string, recursive: boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // Not every folder always has content, and git tracks no empty ones.
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
