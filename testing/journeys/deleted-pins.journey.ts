import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { errorsOf, expectAccessible, open } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

test('a pin that was deleted stands beside the boards, for its owner alone, and is restored from there', async ({
  page,
  browser,
}) => {
  const username = await signUpFresh(page, 'Mia');
  const board = await makeBoard(page, 'Lamps');
  const { id } = await makePin(page, { board_id: board.id, title: 'Under the bridge' });
  await open(page, `/${username}/_boards/`);
  await expect(page.getByText('Boards you delete stay here for 30 days')).toBeVisible();
  await callAs(page, 'PinResource.delete', { id });
  await open(page, `/${username}/_boards/`);
  const deleted = page.getByRole('region', { name: 'Recently deleted Pins' });
  await expect(deleted).toContainText('30 days left');
  await expectAccessible(page, 'main');
  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, `/${username}/_boards/`);
  await expect(stranger.getByText('Recently deleted')).toHaveCount(0);
  await stranger.context().close();
  await deleted.getByRole('button', { name: 'Restore Under the bridge' }).click();
  await expect(page.getByText('The Pin is back')).toBeVisible();
  await expect(deleted).toHaveCount(0);
  expect(await callAs(page, 'BoardFeedResource.get', { board_id: board.id })).toHaveLength(1);
});

test('how long something can be restored is counted by the time of the page, and not of the browser', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const username = await signUpFresh(page, 'Mia');
  const lamps = await makeBoard(page, 'Lamps');
  const chairs = await makeBoard(page, 'Chairs');
  const { id } = await makePin(page, { board_id: lamps.id });
  await callAs(page, 'PinResource.delete', { id });
  await callAs(page, 'BoardResource.delete', { board_id: chairs.id });
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await open(page, `/${username}/_boards/`);
  for (const what of ['Pins', 'boards']) {
    await expect(page.getByRole('region', { name: `Recently deleted ${what}` })).toContainText(
      '30 days left',
    );
  }
  expect(errors).toEqual([]);
});
