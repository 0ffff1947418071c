import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { dragCard, dragTo, END_EDGE, START_EDGE, whenDraggable } from './dragging.ts';
import { expectAccessible, expectToFit, open } from './looking.ts';
import { makeBoard } from './making.ts';

const text = (page: Page) => page.getByLabel('Text on this page');
const pages = (page: Page) => page.getByRole('list', { name: 'Pages' });

async function textsOf(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (const { length } = await pages(page).getByRole('listitem').all(); texts.length < length; ) {
    const opener = pages(page).getByRole('button', { name: `Page ${texts.length + 1}`, exact: true });
    // The first click after letting go is swallowed where it comes at once.
    await expect(async () => {
      await opener.click();
      await expect(opener).toHaveAttribute('aria-current', 'true', { timeout: 500 });
    }).toPass();
    texts.push(await text(page).inputValue());
  }
  return texts;
}

test('[DND-14] pins, boards, sections and the pages of an Idea Pin can be dragged; a page goes where it is dropped, by mouse and by keys', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Kitchens', 2);
  await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Shelves' });
  const draggable = () =>
    page
      .locator('[data-drag-type]:not([data-drag-fixed])')
      .evaluateAll((items) => [...new Set(items.map((item) => item.getAttribute('data-drag-type')))].sort());
  await open(page, board.url);
  await expect.poll(draggable).toEqual(['pin', 'section']);
  await open(page, `/${username}/_boards/`);
  await expect.poll(draggable).toEqual(['board']);

  // Twice, as the server must name the first page alike each time.
  for (let time = 0; time < 2; time += 1) await open(page, '/pin-creation-tool/');
  for (const written of ['One', 'Two', 'Three']) {
    if (written !== 'One') await page.getByRole('button', { name: 'Add page' }).click();
    await text(page).fill(written);
  }
  await expect.poll(draggable).toEqual(['carouselitem']);
  await whenDraggable(page);
  await dragTo(page, dragCard(page, 'Page 3'), dragCard(page, 'Page 1'), START_EDGE);
  expect(await textsOf(page)).toEqual(['Three', 'One', 'Two']);
  await dragTo(page, dragCard(page, 'Page 1'), dragCard(page, 'Page 2'), END_EDGE);
  expect(await textsOf(page)).toEqual(['One', 'Three', 'Two']);

  await page.getByRole('button', { name: 'Rearrange Page 3' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[aria-live=assertive]').first()).toHaveText(/^(Before|After) Page \d$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect((await textsOf(page)).indexOf('Two')).toBeLessThan(2);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 375, height: 760 });
  await expectToFit(page);
});
