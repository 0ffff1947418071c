import { afterAll } from 'vitest';

const tasks: (() => unknown)[] = [];

/** Does this when the tests of the file are done. Vitest drops an `afterAll` that is given while a hook runs. */
export function afterFile(task: () => unknown): void {
  tasks.push(task);
}

afterAll(async () => {
  for (const task of tasks.reverse()) await task();
});
