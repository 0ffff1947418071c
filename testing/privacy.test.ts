import { beforeAll, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import { createProductRegistry } from '#app/resources.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import type { TestBrowser } from './browser.ts';
import { freshDatabase } from './database.ts';
import { contextFor, type TestPlatform, testPlatform } from './platform.ts';
import { READS } from './privacy/reads.ts';
import { leaksIn, WATCHERS, type Watcher } from './privacy/secrets.ts';
import { openPrivateWorld, type PrivateWorld } from './privacy/world.ts';

const reads = createProductRegistry().all.filter(({ name }) => /^GET |\.get$/.test(name));

let platform: TestPlatform;
let world: PrivateWorld;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  world = await openPrivateWorld(platform);
});

test('every resource for reading is asked for secrets', () => {
  expect(reads.map(({ name }) => name).filter((name) => !READS[name])).toEqual([]);
});

test('whoever may know a secret does read it: the search finds what is there', async () => {
  const read = new Set<string>();
  for (const resource of reads) {
    for (const watcher of WATCHERS) {
      const answers = (await answersTo(resource, watcher)).join();
      for (const { text, known } of world.secrets) {
        if (known.includes(watcher) && answers.includes(text)) read.add(`${watcher}: ${text}`);
      }
    }
  }
  const unread = world.secrets.flatMap(({ text, known }) =>
    known.map((watcher) => `${watcher}: ${text}`).filter((line) => !read.has(line)),
  );
  expect(unread).toEqual([]);
});

test('no word of what some may not see is known', async () => {
  const wordOf = (text: string) => /^[A-Za-z]{3,30}/.exec(text)?.[0].toLowerCase() ?? '';
  const open = world.secrets.filter(({ known }) => known.includes('visitor')).map(({ text }) => wordOf(text));
  const hidden = world.secrets.map(({ text }) => wordOf(text)).filter((word) => word && !open.includes(word));
  expect(hidden.length).toBeGreaterThan(20);
  const found = 'select distinct word from known_words where word = any ($1)';
  expect(await platform.db.rows(found, [hidden])).toEqual([]);
});

test.each(reads.map((resource) => [resource.name, resource] as const))(
  '%s tells nobody what is not theirs to know',
  async (_name, resource) => {
    const leaks = new Set<string>();
    for (const watcher of WATCHERS) {
      for (const answer of await answersTo(resource, watcher)) {
        for (const leak of leaksIn(answer, watcher, world.secrets)) leaks.add(leak);
      }
    }
    expect([...leaks]).toEqual([]);
  },
);

test('how much somebody hides is counted for nobody else', async () => {
  const { ben, chi, pia } = world.people;
  await ben.pin('Seen by all', await ben.board('Open'));
  await ben.pin('Kept', await ben.board('Secret', 'secret'));
  await ben.pin('Kept', await ben.board('Protected', 'protected'));
  const profileOf = async ({ id: user_id }: { id: Id }, browser: TestBrowser) =>
    (await browser.call('UserResource.get', { user_id })).data;
  const seen = await profileOf(ben, chi.browser);
  expect(seen).toMatchObject({ pin_count: 1, board_count: 1, has_published_pins: true });
  expect(seen).not.toHaveProperty('secret_board_count');
  expect(seen).not.toHaveProperty('archived_board_count');
  expect(await profileOf(ben, ben.browser)).toMatchObject({
    pin_count: 3,
    board_count: 2,
    secret_board_count: 1,
  });
  expect(await profileOf(pia, chi.browser)).toMatchObject({
    pin_count: 0,
    board_count: 0,
    quick_saves_pin_count: 0,
    has_quicksave_board: false,
    has_published_pins: false,
  });
});

async function answersTo(resource: AnyResource, watcher: Watcher): Promise<string[]> {
  const answers: string[] = [];
  for (const options of READS[resource.name]?.(world) ?? []) {
    answers.push(await answerTo(resource, await contextOf(watcher), options));
  }
  return answers;
}

/** Whom each browser is taken for, which no reading changes. */
const viewers = new Map<Watcher, Viewer>();

async function contextOf(watcher: Watcher): Promise<Context> {
  if (watcher === 'visitor') return contextFor(platform);
  const { browser } = world.people[watcher];
  const viewer = viewers.get(watcher) ?? (await browser.viewer());
  viewers.set(watcher, viewer);
  return browser.context(viewer);
}

/** Everything that reaches the client; the ids in what was asked are the client's own. */
async function answerTo(resource: AnyResource, context: Context, options: object): Promise<string> {
  await platform.db.write('delete from throttles');
  try {
    const answer = await dispatch(resource, context, options);
    return JSON.stringify([answer, [...context.answerHeaders]]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, message, detail, field } = error;
    return JSON.stringify({ reason, message, detail, field });
  }
}
