import type { Browser, Page } from '@playwright/test';
import type { DataOf, OptionsOf } from '#platform/resource/call.ts';
import { callAs, signUpFresh } from './acting.ts';
import { visitorOf } from './looking.ts';
import { signUpStaff } from './moderating.ts';

const DAY_MS = 86_400_000;

type Written = OptionsOf<'ModerationExperienceResource.create'>;
type State = 'viewed' | 'completed' | 'dismissed';

/** Staff in a browser of their own, who write experiences that no other journey's people see. */
export async function staffOf(page: Page) {
  const desk = await visitorOf(page);
  await signUpStaff(desk, 'Hal');
  return {
    desk,
    write: async (more: Pick<Written, 'type' | 'display_data'> & Partial<Written>): Promise<string> =>
      (
        await callAs(desk, 'ModerationExperienceResource.create', {
          ...more,
          audience: more.audience ?? 'returning',
        })
      ).id,
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
