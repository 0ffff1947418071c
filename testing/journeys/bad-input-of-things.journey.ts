import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { signUpStaff } from './moderating.ts';
import { expectChoiceWanted, expectRefused, expectUnchangedOffline, field } from './refusing.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

/** A file that says of itself that it is a picture. */
const NO_PICTURE = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words') };

test('the forms of a board keep what was typed, and say beside it what is wrong', async ({ page }) => {
  await signUpFresh(page, 'Nora');
  await open(page, '/board/create/');
  const create = { press: 'Create', typed: { Name: 'Lamps' } };
  await field(main(page), 'Name').blur();
  await expect(field(main(page), 'Name')).toHaveAccessibleDescription(/name your board/);
  await expectUnchangedOffline(main(page), create);
  await expect(field(main(page), 'Name')).toBeFocused();
  await main(page).getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(/\/lamps\//);

  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'Board Actions' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Date');
  const save = (first: string, last: string) => ({
    press: 'Save',
    typed: { 'First day': first, 'Last day': last },
  });
  await expectRefused(dialog(page), save('', '2027-05-10'), { 'First day': /first day/ });
  await expectRefused(dialog(page), save('2027-05-12', '2027-05-10'), { 'Last day': /before the first/ });
  await field(dialog(page), 'Last day').fill('');
  await field(dialog(page), 'Last day').press('5');
  await expectRefused(dialog(page), { press: 'Save' }, { 'Last day': /full date/ });
  await expectUnchangedOffline(dialog(page), save('2027-05-12', '2027-05-14'));
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await choose('To-dos');
  const add = { press: 'Add', typed: { 'New to-do': 'Wires' } };
  await expectUnchangedOffline(dialog(page), add);
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await dialog(page).getByRole('button', { name: 'Options for Wires' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expectUnchangedOffline(dialog(page), { press: 'Save', typed: { 'Rename Wires': 'Long wires' } });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Long wires' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Collaborators' }).click();
  const invite = (who: string) => ({ press: 'Invite', typed: { 'Username or email': who } });
  await expectRefused(dialog(page), invite('nobody_at_all'), {
    'Username or email': /No one has this name/,
  });
  await expectRefused(dialog(page), invite('mia@'), { 'Username or email': /name@example.com/ });
  await expectUnchangedOffline(dialog(page), invite('mia@example.com'));
});

test('the forms of a pin keep what was typed, and say beside it what is wrong', async ({ page }) => {
  await signUpFresh(page, 'Nora');
  await makeBoard(page, 'Lamps');
  await open(page, '/pin-builder/');
  const builder = main(page);
  const publish = { press: 'Publish', typed: { Title: 'Light', Link: 'soup' } };
  const picture = 'Choose files, drop them here, or paste a picture';
  await builder.getByLabel(picture).waitFor({ state: 'attached' });
  await field(builder, 'Title').fill(publish.typed.Title);
  await field(builder, 'Link').fill(publish.typed.Link);
  await builder.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(builder.getByLabel(picture)).toBeFocused();
  await expect(builder.getByLabel(picture)).toHaveAccessibleDescription(/Add a picture/);
  await expect(field(builder, 'Link')).toHaveAccessibleDescription(/valid URL/);
  await expectAccessible(page, 'main');
  const link = 'Link to a page with pictures';
  await builder.getByLabel(link).fill('soup');
  await builder.getByRole('button', { name: 'Find pictures' }).click();
  await expect(builder.getByLabel(link)).toHaveAccessibleDescription(/valid URL/);
  await expect(builder.getByLabel(link)).toBeFocused();

  const { id } = await makePin(page);
  await open(page, `/pin/${id}/`);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = { press: 'Save changes', typed: { Title: 'Evening light', Link: 'soup' } };
  await expectRefused(dialog(page), edit, { Link: /valid URL/ });
  const right = { ...edit.typed, Link: 'https://lamps.example/' };
  await expectUnchangedOffline(dialog(page), { press: edit.press, typed: right });
  await dialog(page).getByRole('button', { name: edit.press }).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'I tried this' }).click();
  await dialog(page).getByLabel('Add a photo').setInputFiles(NO_PICTURE);
  await field(dialog(page), 'Note').fill('Bright.');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const photo = dialog(page).getByRole('button', { name: 'Remove photo' });
  await expect(photo).toBeFocused();
  await expect(photo).toHaveAccessibleDescription(/isn't a picture/);
  await photo.click();
  await expectUnchangedOffline(dialog(page), { press: 'Save', typed: { Note: 'Bright.' } }, /didn't work/);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Added to the Pins you tried')).toBeVisible();

  await page.getByRole('button', { name: 'Add a comment' }).click();
  await expectUnchangedOffline(
    page.locator('#comments'),
    { press: 'Post', typed: { Comment: 'Fine' } },
    /didn't work/,
  );
  await expect(page.getByLabel('Comment', { exact: true })).toHaveAccessibleDescription(/didn't work/);
});

test('reports, requests and what the staff decide on them are asked for again where something is missing', async ({
  page,
}) => {
  const owner = await visitorOf(page);
  await signUpFresh(owner, 'Olga');
  const title = `Rude ${Date.now()}`;
  const { id } = await makePin(owner, { title });
  await owner.context().close();
  await signUpStaff(page, 'Hal');
  await open(page, `/pin/${id}/`);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Report Pin' }).click();
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
  await expectChoiceWanted(dialog(page), "What's wrong?", 'Send report');
  await expectAccessible(page, '[role=dialog]');
  await dialog(page).getByRole('radio', { name: 'Spam' }).check();
  const report = {
    press: 'Send report',
    typed: { 'What should we know?': 'Seen', 'Links that show it': 'x' },
  };
  await expectRefused(dialog(page), report, { 'Links that show it': /like https:/ });
  await field(dialog(page), 'Links that show it').fill('');
  await expectUnchangedOffline(dialog(page), {
    press: report.press,
    typed: { 'What should we know?': 'Seen' },
  });
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(dialog(page).getByRole('status')).toBeVisible();

  await open(page, '/legal/takedowns/dsa/');
  const declared = 'To the best of my knowledge, this is true and complete.';
  const ask = (about: string) => ({ press: 'Send request', typed: { 'What is it about?': about } });
  await expectRefused(main(page), ask(''), {
    ...{ 'What is it about?': /about/, 'Why should it be removed?': /why/, [declared]: /Confirm/ },
  });
  await field(main(page), declared).check();
  await field(main(page), 'Why should it be removed?').fill('It breaks a law.');
  await expectRefused(
    main(page),
    { ...ask('x'), typed: { 'What is it about?': 'x', Email: 'x' } },
    {
      ...{ 'What is it about?': /addresses/, Email: /isn't an email address/ },
    },
  );
  await expect(field(main(page), declared)).toBeChecked();

  await open(page, '/moderation/?kind=pin');
  await page.getByRole('link', { name: title }).click();
  await expectRefused(main(page), { press: 'Add note' }, { 'Note about the case': /Write something/ });
  await expectChoiceWanted(main(page), 'Action', 'Decide');
  await main(page).getByRole('radio', { name: 'Remove the Pin' }).check();
  const note = { press: 'Decide', typed: { 'Note for the staff': 'Seen before' } };
  await expectRefused(main(page).locator('form').filter({ hasText: 'Action' }), note, {
    'Which rule was broken?': /rule/,
  });
});
