import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';

/** The only pages that crawlers may read; every other page must be disallowed. */
const OPEN = [
  '/',
  '/signup',
  '/topics',
  '/topics/:slug',
  '/today',
  '/today/:kind/:slug/:id',
  '/pin/:id',
  '/url_shortener/:code/redirect',
  '/legal/takedowns',
  '/legal/takedowns/:law',
  '/:username',
  '/:username/decider',
  '/:username/_created',
  '/:username/_saved',
  '/:username/tried',
  '/:username/_followers',
  '/:username/_following',
  '/:username/_boards',
  '/:username/_pins',
  '/:username/pins',
  '/:username/topics',
  '/:username/_hub',
  '/:username/profile-about',
  '/:username/story_pins',
  '/:username/video_pins',
  '/:username/:slug',
  '/:username/:slug/:section',
  '/*',
];

const rules = readFileSync(join(import.meta.dirname, 'robots.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? [])
  .map((rule) => new RegExp(`^${rule.replace(/[?.+()]/g, '\\$&').replaceAll('*', '.*')}`));

const isOpen = (address: string) => !rules.some((rule) => rule.test(address));

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [...(path !== undefined || index ? [own || '/'] : []), ...pathsOf(children, own)];
  });
}

/** An example address of this path. */
const addressOf = (path: string) => path.replaceAll(/:\w+|\*/g, 'ada').replace(/\/$/, '');

test('crawlers may read what is for everybody, and no page for one person alone', () => {
  const paths = [...new Set(pathsOf(routes))];
  expect(paths.length).toBeGreaterThan(50);
  for (const ending of ['', '/', '/?page=2'])
    expect(paths.filter((path) => isOpen(`${addressOf(path)}${ending}`))).toEqual(OPEN);
  for (const call of ['/resource/UserResource/get/', '/_ngjs/resource/UserResource/get/', '/v3/a/', '/vx/a/'])
    expect(isOpen(call)).toBe(false);
});

test('nobody is shut out whose name begins as such a page does', () => {
  const firsts = [...new Set(pathsOf(routes).map((path) => path.split('/')[1] ?? ''))];
  const names = firsts.filter((first) => /^\w/.test(first)).map((first) => `/${first}s-fan/`);
  expect(names).toContain('/settingss-fan/');
  expect(names.filter((name) => !isOpen(name))).toEqual([]);
});
