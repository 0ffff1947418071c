import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Boards', exact: true }).getByRole('article');

test('[ERR-04] [BOARDS-21] what may be sensitive is blurred, with words that say so, until one asks to see it', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const { id } = await makeBoard(page, 'Wounds', 3);
  const [first] = await callAs(page, 'BoardFeedResource.get', { board_id: id });
  const initial_pins = [first?.id ?? ''];
  await callAs(page, 'BoardSectionResource.create', { board_id: id, name: 'Knees', initial_pins });
  await arrange('update boards set sensitivity_screen = true where id = $1', [id]);
  const visitor = await visitorOf(page);
  await open(visitor, `/${username}/_boards/`);
  const card = cards(visitor).filter({ hasText: 'Wounds' });
  await expect(card.getByText('This board may contain sensitive content')).toBeVisible();
  await expect(card.locator('img').first()).toHaveCSS('filter', /blur/);
  await card.getByRole('link').click();
  await visitor.waitForURL(`/${username}/wounds/`);
  await expect(visitor.getByText('This board may contain sensitive content')).toBeVisible();
  const pins = visitor.getByRole('list', { name: 'Pins on Wounds' });
  await expect(visitor.locator('[inert]').filter({ has: pins })).toHaveCSS('filter', /blur/);
  await expectAccessible(visitor, 'main');
  await visitor.getByRole('button', { name: 'Show Pins' }).click();
  await expect(pins.getByRole('article')).toHaveCount(2);
  await expect(visitor.locator('[inert]')).toHaveCount(0);
  await expect(visitor.getByText('This board may contain sensitive content')).toHaveCount(0);
  await open(visitor, `/${username}/wounds/knees/`);
  await expect(visitor.getByText('This board may contain sensitive content')).toBeVisible();
  await visitor.getByRole('button', { name: 'Show Pins' }).click();
  await expect(visitor.getByRole('article').locator('img').first()).toHaveCSS('filter', 'none');
  // Elsewhere each card says so by itself, but not to whoever works on the board.
  await open(visitor, `/${username}/_saved/`);
  const pin = visitor.getByRole('article').filter({ hasText: 'Wounds 1' });
  await expect(pin.getByText('This board may contain sensitive content')).toBeVisible();
  await expect(pin.locator('img').first()).toHaveCSS('filter', /blur/);
  await pin.getByRole('link').click();
  await visitor.waitForURL(/\/pin\//);
  const closeup = visitor.getByRole('main').getByRole('article').first();
  await expect(closeup.getByText('This board may contain sensitive content')).toBeVisible();
  await expect(closeup.locator('[inert]')).toHaveCSS('filter', /blur/);
  const strip = visitor.getByRole('list', { name: 'More from Wounds' });
  await expect(strip.locator('img').first()).toHaveCSS('filter', /blur/);
  await expectAccessible(visitor, 'main');
  await closeup.getByRole('button', { name: 'Show Pin' }).click();
  await expect(closeup.locator('[inert]')).toHaveCount(0);
  await expect(closeup.locator('img').first()).toHaveCSS('filter', 'none');

  await open(page, `/${username}/_saved/`);
  const own = page.getByRole('article').filter({ hasText: 'Wounds 1' });
  await expect(own.locator('img').first()).toHaveCSS('filter', 'none');
  await own.getByRole('link').click();
  await page.waitForURL(/\/pin\//);
  await expect(page.getByRole('list', { name: 'More from Wounds' }).locator('img').first()).toHaveCSS(
    'filter',
    'none',
  );
  const ownCloseup = page.getByRole('main').getByRole('article').first();
  await expect(ownCloseup.getByText('This board may contain sensitive content')).toHaveCount(0);
});
