import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './acting.ts';

/** A person that no other journey knows. */
export function somebody() {
  const name = `mia${randomBytes(4).toString('hex')}`;
  return { name, email: `${name}@example.com` };
}

/** Signs up as a person does, on the page, and skips what comes next. */
export async function signUp(page: Page, { name, email }: { name: string; email: string }, query = '') {
  await page.goto(`/signup/${query}`);
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Journey');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Birth date').fill('1990-05-17');
  await page.getByLabel('Country').selectOption('FR');
  await page.getByLabel('Username').fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  const skip = page.getByRole('link', { name: 'Skip', exact: true });
  for (const step of ['What do you like?', 'Bring your things']) {
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
    await skip.click();
  }
}

/** The links in the newest mail to this address, the first and the last of its text. */
export async function mailedLinks(email: string): Promise<{ first: string; last: string }> {
  const folder = join(process.env.JOURNEY_DATA_DIR ?? '', 'mail');
  let links: string[] = [];
  await expect(async () => {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted()) {
      const mail = await readFile(join(folder, file), 'utf8');
      const text = mail.slice(mail.indexOf('\n\n'));
      if (mail.includes(`To: ${email}`)) links = text.match(/http\S+/g) ?? [];
    }
    expect(links).not.toEqual([]);
  }).toPass();
  return { first: links[0] ?? '', last: links.at(-1) ?? '' };
}

/** The link in the newest mail to this address. */
export const mailedLink = async (email: string) => (await mailedLinks(email)).first;
