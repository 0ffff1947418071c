import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { CENTRE, dragCard, dragTo, whenDraggable } from './dragging.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function mergeByDragging(page: Page, source: string, target: string): Promise<void> {
  await whenDraggable(page);
  await dragTo(page, dragCard(page, source), dragCard(page, target), CENTRE);
  const dialog = page.getByRole('alertdialog', { name: 'Move Pins and delete board?' });
  await dialog.getByRole('button', { name: 'Move Pins and delete board' }).click();
}

test('[BLOCKING-01] [BLOCKING-02] [BLOCKING-05] [ERR-04] a merge is told from its start to its end or failure, its address leads on, and it can be undone', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await makeBoard(page, 'Lamps', 2);
  const target = await makeBoard(page, 'Light', 1);
  await open(page, `/${username}/_boards/?sort=custom`);
  await mergeByDragging(page, 'Lamps', 'Light');
  await expect(messages(page)).toContainText('Moving to Light…');
  await expect(messages(page)).toContainText('Moved to Light');
  await expect(page.getByRole('main')).toContainText('3 Pins');

  const visitor = await visitorOf(page);
  await visitor.goto(`/${username}/lamps/`);
  await expect(visitor).toHaveURL(new RegExp(`/${username}/light/$`));
  await visitor.close();

  await open(page, `/${username}/_boards/?sort=custom`);
  const deleted = page.getByRole('region', { name: 'Recently deleted boards' });
  await expect(deleted).toContainText('Its Pins were moved to Light');
  await expectAccessible(page, 'main');
  await deleted.getByRole('button', { name: 'Restore Lamps' }).click();
  await expect(messages(page)).toContainText('Moving to Lamps…');
  await expect(deleted.getByRole('listitem')).toHaveCount(0);
  await expect(messages(page)).toContainText('Moved to Lamps');
  await open(page, `/${username}/lamps/`);
  await expect(page.getByText('2 Pins')).toBeVisible();
  expect((await callAs(page, 'BoardResource.get', { board_id: target.id })).pin_count).toBe(1);

  await test.step('one that fails on its way is not told as done', async () => {
    await makeBoard(page, 'Attic');
    const { id } = await makeBoard(page, 'Cellar');
    await open(page, `/${username}/_boards/?sort=custom`);
    await page.route(`**/v3/boards/*/merge/${id}/`, async (route) => {
      const response = await route.fetch();
      await arrange(
        `update blocking_actions set progress = 0.5, failure = 'the disk is full', finished_at = now() where board_id = $1`,
        [id],
      );
      await route.fulfill({ response });
    });
    await mergeByDragging(page, 'Attic', 'Cellar');
    await expect(messages(page)).toContainText('Failed to merge boards');
    await expect(messages(page)).not.toContainText('Moved to');
  });
});
