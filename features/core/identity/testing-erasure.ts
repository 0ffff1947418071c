import { productJobs } from '#app/jobs.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { TestPlatform } from '#testing/platform.ts';
import type { ErasedPerson } from './eraser.ts';

export function erasing({ id }: { id: Id }): ErasedPerson {
  return { id } as ErasedPerson;
}

export async function eraseAccountsNow(platform: TestPlatform): Promise<void> {
  const job = productJobs.find(({ name }) => name === 'identity.erase-accounts');
  if (!job) throw new Error('no job erases accounts');
  const { signal } = new AbortController();
  await job.perform(platform, {}, { signal, id: 'a test', attempt: 1, isLast: true });
}
