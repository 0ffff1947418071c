import type { Page } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { runCommand } from './operating.ts';

/** Signs somebody up who is of the staff, made so by the operator's command. Answers their username. */
export async function signUpStaff(page: Page, firstName: string): Promise<string> {
  const username = await signUpFresh(page, firstName);
  await runCommand('app/staff.ts', 'add', username);
  return username;
}

/** Signs somebody of the staff up, who publishes an article with a pin. Answers its id. */
export async function publishArticle(page: Page, title: string, pin_id: string): Promise<string> {
  await signUpStaff(page, 'Hal');
  const { id, version } = await callAs(page, 'ModerationArticleResource.create', {
    title,
    introduction: 'Light to read by.',
    blocks: [
      { type: 'text', text: 'Begin with the window.' },
      { type: 'pin', pin_id },
    ],
  });
  await callAs(page, 'ModerationArticleStatusResource.update', {
    article_id: id,
    version,
    status: 'published',
  });
  await page.close();
  return id;
}
