import { Refusal } from '#platform/resource/refusal.ts';

/** What somebody has changed or removed since leaves out that part alone. */
export async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
