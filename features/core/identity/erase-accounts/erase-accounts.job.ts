import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { Eraser } from '../eraser.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { eraseAccounts } from './erase-accounts.service.ts';

/** Erases accounts 14 days after their deletion, every night. `erasers` belong to the areas; the last runs first. */
export function eraseAccountsJob(people: PersonOfAccount, erasers: readonly Eraser[]) {
  return defineJob({
    name: 'identity.erase-accounts',
    data: z.object({}),
    options: { singletonKey: () => 'accounts' },
    schedule: { cron: '40 3 * * *', data: {} },
    run: (platform: Platform, _, { signal }) => eraseAccounts(platform, { people, erasers }, signal),
  });
}
