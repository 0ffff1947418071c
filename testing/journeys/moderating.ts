import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { signUpAnew } from './acting.ts';

const run = promisify(execFile);

/** Signs somebody up who is of the staff, made so by the operator's command. Answers their username. */
export async function signUpStaff(page: Page, firstName: string): Promise<string> {
  const username = await signUpAnew(page, firstName);
  const env = {
    ...process.env,
    DATA_DIR: process.env.JOURNEY_DATA_DIR,
    SECRET: process.env.JOURNEY_SECRET,
  };
  await run(process.execPath, ['app/staff.ts', 'add', username], { env });
  return username;
}
