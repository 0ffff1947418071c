import { expect, test } from '@playwright/test';
import { PASSWORD, signUpFresh } from './acting.ts';
import { somebody } from './entering.ts';
import { open, visitorOf } from './looking.ts';
import { twoWriters, write } from './writing.ts';

test('a screen reader reads the way in, the settings and a profile: each field by its name and in its order, what is wrong at once, and what became of it', async ({
  page,
}) => {
  const { name, email } = somebody();
  await open(page, '/signup/?next=/settings/');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Sign up" [level=1]
      - textbox "First name"
      - textbox "Last name (optional)"
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - textbox "Birth date"
      - combobox "Country"
      - textbox "Username (optional)"
      - button "Create account"
      - link "Log in"
  `);
  await main.getByRole('button', { name: 'Create account' }).press('Enter');
  await expect(main.getByRole('alert').first()).toContainText('There are');
  const first = main.getByRole('textbox', { name: 'First name' });
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription('Enter your first name.');
  await first.fill('Mia');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByRole('textbox', { name: 'Birth date' }).fill('1990-05-17');
  await main.getByRole('combobox', { name: 'Country' }).selectOption('FR');
  await main.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.keyboard.press('Tab');
  await expect(main.getByRole('status')).toHaveText('This username is available.');
  await main.getByRole('button', { name: 'Create account' }).press('Enter');
  for (const step of ['What do you like?', 'Bring your things']) {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(step);
    await main.getByRole('link', { name: 'Skip' }).press('Enter');
  }
  await page.waitForURL('**/settings/');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Settings" [level=1]
      - group "Theme":
        - radio "System" [checked]
        - radio "Light"
        - radio "Dark"
      - region "Profile":
        - heading "Profile" [level=2]
        - paragraph:
          - link "Edit profile"
      - region "Account":
        - paragraph:
          - link "Account settings"
      - region "Privacy":
        - paragraph:
          - link "Privacy settings"
      - region "Social permissions":
        - paragraph:
          - link "Social permissions"
      - region "Notifications":
        - paragraph:
          - link "Notification settings"
  `);

  await test.step('switches and choices by their names, with what they stand for', async () => {
    await open(page, '/settings/notifications/');
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Notifications" [level=1]
        - group "Followers":
          - switch "In notifications" [checked]
          - switch "Also by email"
        - group "Comments":
          - switch "In notifications" [checked]
          - switch "Also by email"
    `);
    const byMail = main
      .getByRole('group', { name: 'Followers' })
      .getByRole('switch', { name: 'Also by email' });
    await byMail.press('Space');
    await expect(byMail).toBeChecked();
    await open(page, '/settings/permissions/');
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Social permissions" [level=1]
        - region "Comments":
          - switch /^Allow comments on your Pins/ [checked]
        - group "Who can mention me":
          - radio "Everyone" [checked]
          - radio "People I follow"
        - group "Who can send me messages":
          - radio /^Everyone/ [checked]
          - radio "People I follow"
          - radio /^No one/
    `);
    await open(page, '/settings/account-settings/');
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Account settings" [level=1]
        - region "Username":
          - heading "Username" [level=2]
          - textbox "Username"
          - button "Change username"
        - region "Email address":
          - textbox "New address"
          - textbox "Your password"
          - button "Change address"
        - region "Password":
          - textbox "Current password"
          - textbox "New password"
          - button "Change password"
        - region "Deactivate or delete":
          - heading "Deactivate account" [level=3]
          - button "Deactivate"
          - heading "Delete account" [level=3]
          - button "Delete"
    `);
  });

  await test.step('a profile: who it is, what one can do, and what became of it', async () => {
    const other = await visitorOf(page);
    const olga = await signUpFresh(other, 'Olga');
    await other.context().close();
    await open(page, `/${olga}/`);
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Olga Journey" [level=1]
        - button "Share"
        - button "Message"
        - button "Follow Olga Journey"
        - button "Profile options"
    `);
    await main.getByRole('button', { name: 'Follow Olga Journey' }).press('Enter');
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Olga Journey" [level=1]
        - paragraph:
          - link "1 follower"
        - button "Following Olga Journey"
    `);
    await main.getByRole('button', { name: 'Profile options' }).press('Enter');
    await expect(page.getByRole('menu', { name: 'Profile options' })).toMatchAriaSnapshot(`
      - menu "Profile options":
        - group:
          - menuitem "Block"
          - menuitem "Report"
    `);
    await page.getByRole('menuitem', { name: 'Report' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report this person' });
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Report this person":
        - heading "Report this person" [level=2]
        - button "Close"
        - group "What's wrong?":
          - radio "Spam"
          - radio "Harassment"
          - radio "Pretends to be someone else"
        - button "Send report"
    `);
    await dialog.getByRole('radio', { name: 'Spam' }).press('Space');
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(dialog.getByRole('status')).toContainText('Someone will review it');
  });
});

test('a screen reader reads a conversation: who says what and when, and what comes while one reads', async ({
  page,
}) => {
  const { other, path } = await twoWriters(page);
  await open(page, path);
  // The first that anybody writes is told as well.
  await open(other, path);
  await write(other, 'Hello Mia');
  const notifications = page.getByRole('main').getByRole('status').filter({ hasText: 'Olga Journey' });
  await expect(notifications).toHaveText('Olga Journey: Hello Mia');
  await write(page, 'Hello Olga');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link /^Olga Journey @/:
        - heading "Olga Journey" [level=1]
      - button "Conversation options"
      - region "Conversation":
        - list:
          - listitem:
            - time
          - listitem:
            - text: "Olga Journey:"
            - paragraph: Hello Mia
            - time
            - button "Options for Olga Journey's message"
          - listitem:
            - text: "You:"
            - paragraph: Hello Olga
            - time
      - textbox "Message"
      - button "Send" [disabled]
  `);
  // What one has written oneself is not told to oneself.
  await expect(notifications).toHaveCount(0);
  await write(other, 'Hello Mia');
  await expect(notifications).toHaveText('Olga Journey: Hello Mia');
  await other.context().close();
});
