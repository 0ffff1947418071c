import type { Page } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { visitorOf } from './looking.ts';

/** Where one writes in a conversation. */
export const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
/** What was written, and what is on its way. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Conversation' }).getByRole('list');

export const idOf = async (page: Page, username: string) =>
  (await callAs(page, 'UserResource.get', { username })).id;

/** Mia and Olga, each in a browser of their own, who follow each other, in one conversation. */
export async function twoWriters(page: Page) {
  const other = await visitorOf(page);
  const mia = await signUpFresh(page, 'Mia');
  const olga = await signUpFresh(other, 'Olga');
  const [miaId, olgaId] = [await idOf(page, mia), await idOf(page, olga)];
  await callAs(page, 'UserFollowResource.create', { user_id: olgaId });
  await callAs(other, 'UserFollowResource.create', { user_id: miaId });
  const { id } = await callAs(page, 'ConversationsResource.create', { user_ids: [olgaId] });
  return { other, mia, olga, miaId, olgaId, id, path: `/conversation/${id}/` };
}

export async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}
