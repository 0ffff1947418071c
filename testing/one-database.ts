import { test } from 'vitest';

const IS_CLUSTER = Boolean(process.env.CLUSTER_URL);

/** For a test of what cannot happen on a cluster, where the reason is shown beside its title. */
export const testOfOneDatabase = (reason: string) => (title: string, run: () => Promise<void>) =>
  test(IS_CLUSTER ? `${title} (not on a cluster: ${reason})` : title, { skip: IS_CLUSTER }, run);
