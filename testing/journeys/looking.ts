import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Response } from '@playwright/test';

const require = createRequire(import.meta.url);
/** The small form of axe that the builder brings: the large one is 1.5 MB. */
const AXE = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(AXE, 'utf8');

const LONGEST_FADE_MS = 1000;

/** Goes to a page and waits until it answers to presses. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await takenOver(page);
  return response;
}

/** Loads the page anew, as far as `open` does. */
export async function reopen(page: Page): Promise<void> {
  await page.reload();
  await takenOver(page);
}

async function takenOver(page: Page): Promise<void> {
  // The place of the messages comes to be with the page's script, and what React has taken over carries its mark.
  const isTakenOver = () =>
    document.querySelector('section[aria-label="Messages"]') !== null &&
    [...document.querySelectorAll('button')].every((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    );
  // A page that leads on meanwhile is asked again; `waitForFunction` would load into each what locators have already.
  await expect
    .poll(() => page.evaluate(isTakenOver).catch(() => false), { intervals: [10, 25, 50], timeout: 20_000 })
    .toBe(true);
}

/** Nothing in this part of the page keeps anybody out. */
export async function expectAccessible(page: Page, within = 'body'): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  // The builder by itself would send it anew with each look, twice.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  // In one go, as there are no frames, and telling only what is wrong: the usual way opens a further page each time.
  const axe = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  axe.include(within);
  // What comes late may fade in while axe looks; a true violation stays.
  await expect(async () => {
    // Half faded in, every colour is a wrong one. What moves for longer, such as a toast's bar, goes on.
    await expect.poll(() => countMoving(page, LONGEST_FADE_MS), { intervals: [20, 50, 100] }).toBe(0);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

/** The page is not wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => (document.scrollingElement?.scrollWidth ?? Number.POSITIVE_INFINITY) - innerWidth);
  // A wall is laid anew a moment after the window has become narrower.
  await expect.poll(tooWide, { intervals: [20, 50, 100] }).toBeLessThanOrEqual(0);
}

/** Nothing on the page is on its way any more: what is measured now stays so. */
export async function expectStill(page: Page): Promise<void> {
  await expect.poll(() => countMoving(page, Number.MAX_VALUE), { intervals: [20, 50, 100] }).toBe(0);
}

/** How many things are on their way that take at most so long, ms; what moves for ever never counts. */
function countMoving(page: Page, longest: number): Promise<number> {
  return page.evaluate((most) => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= most;
    return document.getAnimations().filter(isMoving).length;
  }, longest);
}

/** Collects what goes wrong in the pages of this browser from now on, in the browser's own words. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Does this for each, for so many at once: where one mostly waits, such as for the network to be still. */
export async function eachAtOnce<T>(
  all: readonly T[],
  atOnce: number,
  run: (one: T) => Promise<void>,
): Promise<void> {
  const left = all.values();
  const goOn = async () => {
    for (const one of left) await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
}

/** A signed-out browser of its own. */
export async function visitorOf(page: Page, options: { userAgent?: string } = {}): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page belongs to no browser.');
  return (await browser.newContext(options)).newPage();
}

/** Notes from now on what moves in this browser's pages without anybody having touched them. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { movedByItself: moved });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Where the page's own font comes late, the words of a line become a hair wider or narrower.
        if (Reflect.get(entry, 'hadRecentInput') || Reflect.get(entry, 'value') < 0.001) continue;
        const nodes: { node: Element | null }[] = Reflect.get(entry, 'sources');
        moved.push(
          `${Reflect.get(entry, 'value')}: ${nodes.map(({ node }) => node?.outerHTML?.slice(0, 120))}`,
        );
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page since it was opened. */
export function layoutShiftOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'movedByItself'));
}
