import type { Page } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { runCommand } from './operating.ts';

/** Signs somebody up who is of the staff, made so by the operator's command. Answers their username. */
export async function signUpStaff(page: Page, firstName: string): Promise<string> {
  const username = await signUpFresh(page, firstName);
  await runCommand('app/staff.ts', 'add', username);
  return username;
}
