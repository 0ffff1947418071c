import type { Page } from '@playwright/test';
import { PLACEMENT } from '#features/trust/experiences/experience.ts';
import { EXPERIENCE_IDS } from '#features/trust/experiences/testing-experiences.ts';
import { callAs, signUpFresh } from './acting.ts';
import { whenDraggable } from './dragging.ts';
import { open } from './looking.ts';
import { makeBoard } from './making.ts';

/** The public boards on somebody's own boards tab. */
export const boards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region', { name: 'Boards', exact: true })
    .locator('[data-drag-type=board]');
/** Texts of cards that begin with these names. */
export const names = (...found: string[]) => found.map((name) => new RegExp(`^${name}`));
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Somebody with boards that were made in this order, on their boards tab. */
export async function withBoards(page: Page, ...made: string[]) {
  const username = await signUpFresh(page, 'Nora');
  const ids: Record<string, string> = {};
  for (const name of made) ids[name] = (await makeBoard(page, name)).id;
  return { username, ids };
}

/** Opens the boards tab without the guide at its top, and waits until boards can be lifted. */
export async function openTab(page: Page, username: string, sort = 'custom') {
  const guide = { placement_id: PLACEMENT, experience_id: EXPERIENCE_IDS.createBoard };
  await callAs(page, 'ExperienceResource.update', { ...guide, state: 'dismissed' });
  await open(page, `/${username}/_boards/?sort=${sort}`);
  await whenDraggable(page);
}

/** The own order as the server has it. */
export async function storedOrder(page: Page, username: string) {
  const found = await callAs(page, 'BoardsResource.get', { username, sort: 'custom' });
  return found.map((board) => board.name);
}
