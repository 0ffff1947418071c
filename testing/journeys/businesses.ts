import type { Page } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';

/** Says for whom the page is used. */
export const bar = (page: Page) => page.getByRole('complementary', { name: 'Who you act for' });
/** In the header. */
export const switcher = (page: Page) => page.getByRole('button', { name: /^Acting as/ });

export async function signUpBusiness(page: Page, name: string): Promise<string> {
  const username = await signUpFresh(page, name);
  await arrange('update users set is_partner = true where username = $1', [username]);
  return username;
}

/** As if invited and accepted. */
export async function give(business: string, person: string, permission: string): Promise<void> {
  await arrange(
    `insert into business_access (home, viewer_id, profile_user_id, permissions)
     select v.home, v.id, b.id, array[$3] from users v, users b where v.username = $1 and b.username = $2`,
    [person, business, permission],
  );
}
