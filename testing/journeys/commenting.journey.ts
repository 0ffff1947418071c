import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, layoutShiftOf, open, reopen, visitorOf, watchLayoutShift } from './looking.ts';
import { makePin } from './making.ts';

const discussion = (page: Page) => page.getByRole('region', { name: /comment/i });
const commentWith = (page: Page, text: string) =>
  discussion(page).getByRole('listitem').filter({ hasText: text });

test('one says something under a pin, others like and answer it, and it can be taken away', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  const makerName = await signUpFresh(maker, 'Nora');
  const { id } = await makePin(maker);
  await signUpFresh(page, 'Mia');
  await open(page, `/pin/${id}/`);
  await page.getByRole('button', { name: 'Add a comment' }).click();
  const field = page.getByLabel('Comment', { exact: true });
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  await field.fill(`Fine work, @${makerName}! See https://tiles.example`);
  await page.context().setOffline(true);
  await field.press('Control+Enter');
  await expect(page.getByText("That didn't work. Try again.")).toBeVisible();
  await expect(field).toHaveValue(/Fine work/);
  await page.context().setOffline(false);
  await reopen(page);
  await page.getByRole('button', { name: 'Add a comment' }).click();
  await expect(field).toHaveValue(/Fine work/);
  await expectAccessible(page, '#comments');
  await field.press('Control+Enter');
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible();
  await expect(commentWith(page, 'Fine work').getByRole('link', { name: `@${makerName}` })).toBeVisible();

  await watchLayoutShift(maker);
  await open(maker, `/pin/${id}/`);
  const seen = commentWith(maker, 'Fine work');
  await expect(seen.getByRole('button', { name: 'Like' })).toBeVisible();
  expect(await layoutShiftOf(maker)).toEqual([]);
  await expect(seen.getByRole('link', { name: 'https://tiles.example' })).toHaveAttribute('rel', /nofollow/);
  await seen.getByRole('button', { name: 'Like' }).click();
  await expect(seen.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await seen.getByRole('button', { name: 'Reply' }).click();
  await maker.getByLabel('Reply to Mia Journey').fill('Thank you');
  await maker.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(maker.getByRole('heading', { name: '2 comments' })).toBeVisible();
  await expectAccessible(maker, '#comments');

  await open(page, `/pin/${id}/`);
  await page.getByRole('button', { name: 'Show 1 reply' }).click();
  await expect(commentWith(page, 'Thank you').first()).toBeVisible();
  await page.getByRole('button', { name: "Options for Nora Journey's comment" }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page.getByRole('dialog', { name: 'Report this comment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: "Options for Mia Journey's comment" }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Delete']);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(commentWith(page, 'Fine work')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Comments', exact: true })).toBeVisible();

  await test.step('a name is suggested while it is written, and taken by keys', async () => {
    await page.getByRole('button', { name: 'Add a comment' }).click();
    await field.pressSequentially('Hello @no');
    const person = page
      .getByRole('listbox', { name: 'People to mention' })
      .getByRole('option', { name: `@${makerName}` });
    await expect(person).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await person.getAttribute('id')) ?? '');
    await expect(discussion(page).getByText('1 person to mention')).toBeAttached();
    await field.press('Escape');
    await expect(person).toHaveCount(0);
    await expect(field).toHaveValue('Hello @no');
    await field.pressSequentially(' @n');
    await expect(person).toBeVisible();
    // It looks in a page of its own, at which the list is put away.
    await expectAccessible(page, '#comments');
    await field.pressSequentially('o');
    await expect(person).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue(`Hello @no @${makerName} `);
    await expect(field).toBeFocused();
    await field.press('Control+Enter');
    await expect(discussion(page).getByRole('link', { name: `@${makerName}` })).toBeVisible();
  });

  await test.step('what was typed and not sent goes with whoever logs out', async () => {
    await reopen(page);
    await page.getByRole('button', { name: 'Add a comment' }).click();
    await field.fill('Between us');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('/');
    await signUpFresh(page, 'Olga');
    await open(page, `/pin/${id}/`);
    await page.getByRole('button', { name: 'Add a comment' }).click();
    await expect(field).toHaveValue('');
  });
  await maker.context().close();
});

test('[TOAST-11] a visitor reads five comments, then all of them, and what is said meanwhile, which moves nothing; whoever meets a pin of theirs with comments turned off is told where they are turned on', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  await signUpFresh(maker, 'Nora');
  const { id } = await makePin(maker);
  let said = '';
  for (let index = 1; index <= 7; index += 1) {
    const word = { pinId: id, text: `Word ${index}` };
    said = (await callAs(maker, 'AggregatedCommentResource.create', word)).id;
    if (index !== 5) continue;
    await callAs(maker, 'AggregatedCommentResource.create', { pinId: id, text: 'Yes', reply_to_id: said });
  }
  await watchLayoutShift(page);
  await open(page, `/pin/${id}/`);
  await expect(page.getByRole('heading', { name: '8 comments' })).toBeVisible();
  await expect(discussion(page).getByRole('listitem')).toHaveText(
    [7, 6, 5, 4, 3].map((at) => new RegExp(`Word ${at}`)),
  );
  expect(await layoutShiftOf(page)).toEqual([]);
  await expectAccessible(page, '#comments');
  await page.getByRole('button', { name: 'Show 1 reply' }).click();
  await expect(discussion(page).getByText('Yes')).toBeVisible();
  await page.getByRole('button', { name: 'Show more comments' }).click();
  await expect(commentWith(page, 'Word 1')).toBeVisible();
  await page.getByRole('button', { name: 'Add a comment' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await open(maker, `/pin/${id}/`);
  const own = commentWith(maker, 'Word 7');
  await expect(own.getByRole('button', { name: 'Like' })).toBeVisible();
  await signUpFresh(page, 'Mia');
  const height = () => own.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await height();
  await callAs(page, 'AggregatedCommentResource.create', { pinId: id, text: 'Of Mia' });
  await callAs(page, 'AggregatedCommentResource.create', { pinId: id, text: 'Yes', reply_to_id: said });
  await callAs(page, 'AggregatedCommentLikeResource.create', { commentId: said });
  const button = discussion(maker).getByRole('status').getByRole('button', { name: '2 new comments' });
  await expect(button).toBeVisible();
  await expect(own.getByRole('button', { name: 'Like' })).toHaveText('Like1');
  expect(await height()).toBe(before);
  await button.click();
  await expect(commentWith(maker, 'Of Mia')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Show 1 reply' })).toBeVisible();
  await expect(maker.getByRole('heading', { name: '10 comments' })).toBeVisible();
  await expect(button).toHaveCount(0);

  await test.step('whoever meets a pin of theirs with comments turned off is told where they are turned on', async () => {
    const other = page;
    await callAs(other, 'AggregatedCommentResource.create', { pinId: id, text: 'Fine work' });
    await open(maker, `/pin/${id}/edit/`);
    await maker.getByRole('dialog', { name: 'Edit Pin' }).getByLabel('Allow comments').uncheck();
    await maker.getByRole('button', { name: 'Save changes' }).click();
    await expect(maker.getByText('Pin saved')).toBeVisible();
    await open(maker, `/pin/${id}/`);
    await expect(maker.getByText('Fine work')).toHaveCount(0);
    await maker.getByRole('button', { name: 'Add a comment' }).click();
    const dialog = maker.getByRole('dialog', { name: 'Comments are turned off' });
    await expect(dialog).toContainText(
      'You can use the Pinfold app to allow comments on your Pins. Go to social permissions under settings.',
    );
    await expectAccessible(maker, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await expect(dialog).toHaveCount(0);
    // Turned off elsewhere while the owner writes.
    await callAs(maker, 'PinResource.update', { id, is_comments_allowed: true });
    await reopen(maker);
    await maker.getByRole('button', { name: 'Add a comment' }).click();
    await maker.getByRole('textbox', { name: 'Comment' }).fill('Thank you');
    await callAs(maker, 'PinResource.update', { id, is_comments_allowed: false });
    await maker.getByRole('button', { name: 'Post' }).click();
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await open(other, `/pin/${id}/`);
    await expect(discussion(other)).toContainText('Comments are turned off');
    await expect(other.getByRole('button', { name: 'Add a comment' })).toHaveCount(0);
    await maker.context().close();
  });
});
