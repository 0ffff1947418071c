import type { Page } from '@playwright/test';

/** Collects the events that this browser tells from now on and that the server has taken. */
export function eventsOf(page: Page): Record<string, unknown>[] {
  const events: Record<string, unknown>[] = [];
  page.on('requestfinished', async (request) => {
    if (!request.url().includes('/resource/EventResource/create/')) return;
    const response = await request.response();
    const sent = new URLSearchParams(request.postData() ?? '').get('data') ?? '{}';
    if (response?.ok()) events.push(JSON.parse(sent).options);
  });
  return events;
}
