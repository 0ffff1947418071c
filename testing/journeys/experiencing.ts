import type { Browser, Locator, Page } from '@playwright/test';
import type { Anchor } from '#features/trust/experiences/experience.ts';
import type { DataOf, OptionsOf } from '#platform/resource/call.ts';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { visitorOf } from './looking.ts';
import { signUpStaff } from './moderating.ts';

const DAY_MS = 86_400_000;

type Written = OptionsOf<'ModerationExperienceResource.create'>;
type State = 'viewed' | 'completed' | 'dismissed';

/**
 * Staff in a browser of their own, who write experiences for members who are back, which no other journey's people are
 * where this anchor is. What an earlier try has left is stopped.
 */
export async function staffOf(page: Page, anchor: Anchor) {
  await arrange(
    `update experiences set is_on = false
     where component is null and display_data -> 'anchors_by_platform' ->> 'web' = $1`,
    [anchor],
  );
  const anchors_by_platform = { web: anchor, web_mobile: anchor };
  const desk = await visitorOf(page);
  await signUpStaff(desk, 'Hal');
  return {
    desk,
    write: async ({ display_data, audience = 'returning', ...more }: Written): Promise<string> => {
      const data = { ...display_data, anchors_by_platform };
      const options = { ...more, audience, display_data: data };
      return (await callAs(desk, 'ModerationExperienceResource.create', options)).id;
    },
    stop: (experience_id: string) =>
      callAs(desk, 'ModerationExperienceResource.update', { experience_id, is_on: false }),
    daysOf: async (experience_id: string): Promise<DataOf<'ModerationExperienceResource.get'>['days']> =>
      (await callAs(desk, 'ModerationExperienceResource.get', { experience_id })).days,
  };
}

/** A new member who was away for more than a week, in this browser. */
export async function signUpReturning(page: Page, firstName: string): Promise<string> {
  const username = await signUpFresh(page, firstName);
  await beAway(page);
  return username;
}

export async function beAway(page: Page): Promise<void> {
  await page.addInitScript(
    (last) => {
      if (!localStorage.getItem('time-here')) {
        localStorage.setItem('time-here', JSON.stringify({ since: last, last }));
      }
    },
    Date.now() - 8 * DAY_MS,
  );
}

/** What this browser reports of experiences from now on, in order. */
export function metIn(page: Page): { id: string; state: State; at: number }[] {
  const met: { id: string; state: State; at: number }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/ExperienceResource/update/')) return;
    const data = new URLSearchParams(request.postData() ?? '').get('data');
    const { placement_id, experience_id, state } = JSON.parse(data ?? '{}').options;
    if (placement_id === 19) met.push({ id: experience_id, state, at: Date.now() });
  });
  return met;
}

export async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ hasTouch: true, isMobile: true, viewport: { width: 375, height: 640 } },
  });
  return context.newPage();
}

/** Over a part of it while something lies over its middle. */
export async function hoverUnseen(part: Locator): Promise<void> {
  const cover = await part.evaluateHandle((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const over = document.createElement('i');
    const [x, y] = [left + width / 2 - 6, top + height / 2 - 6];
    over.style.cssText = `position:fixed;z-index:9;width:12px;height:12px;left:${x}px;top:${y}px`;
    document.querySelector('main')?.append(over);
    return over;
  });
  await part.hover({ position: { x: 3, y: 12 } });
  await part.hover({ position: { x: 4, y: 13 } });
  await cover.evaluate((over) => over.remove());
}
