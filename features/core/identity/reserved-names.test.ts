import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import routes from '#app/routes.ts';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import { usernameFault } from './username.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Promised addresses, whether their routes exist yet or not. */
const PROMISED = `
  /_ngjs/ /_self-profile /pin-builder/ /pin-creation-tool/ /idea-pin-builder/ /settings /homefeed /pin/1/ /conversation/1
  /login/ /signup/ /password-reset/ /limited-login/ /today/shop/a/1/ /board/create/ /history/ /conversions/ /advertiser/ /ads/
  /reporting/ /v3/ /vx/ /resource/ /upload-image/ /search/ /ideas/ /topics/ /business/ /robots.txt /sitemap.xml
`;

const firstSegments = (paths: readonly (string | undefined)[]) => [
  ...new Set(paths.map((path) => path?.split('/').find(Boolean) ?? '').filter(Boolean)),
];

const takeable = (paths: readonly (string | undefined)[]) =>
  firstSegments(paths).filter((segment) => !/^[:*]/.test(segment) && usernameFault(segment) === null);

async function serverPaths(): Promise<string[]> {
  const folders = ['platform', 'app'].map((name) => join(ROOT, name));
  const files = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })));
  const sources = folders.flatMap((folder, index) => (files[index] ?? []).map((file) => join(folder, file)));
  const texts = await Promise.all(
    sources.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => readFile(file, 'utf8')),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:url:|prefix:|app\.(?:get|post|put|delete)(?:<[^(]*>)?\()\s*['"`](\/[^'"`]*)/g)].map(
      (found) => found[1] ?? '',
    ),
  );
}

test('no first segment of an address of the product can be a username', async () => {
  const pages = routes.map((route) => route.path);
  expect(firstSegments(pages).length).toBeGreaterThan(0);
  expect(takeable(pages)).toEqual([]);
  expect(takeable(createProductRegistry().paths.map(({ path }) => path))).toEqual([]);
  const served = await serverPaths();
  expect(served).toContain('/healthz');
  expect(takeable(served)).toEqual([]);
  expect(takeable(PICTURE_SIZES)).toEqual([]);
  expect(takeable(await readdir(join(ROOT, 'public')))).toEqual([]);
  expect(takeable(PROMISED.trim().split(/\s+/))).toEqual([]);
});
