import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packed } from './packing.ts';

const PACKED = /\.(js|css|svg|json|txt|webmanifest)$/;

export function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: async ({ dir }) => {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => PACKED.test(name)).map((name) => packFile(join(dir, name))));
    },
  };
}

async function packFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const forms = [packed(bytes, 'br', 'build'), packed(bytes, 'gzip', 'build')] as const;
  const [brotli, gzip] = await Promise.all(forms);
  if (gzip.length >= bytes.length) return;
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzip)]);
}
