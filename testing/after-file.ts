const tasks: (() => unknown)[] = [];

/** Does this when the tests of the file are done. Vitest drops an `afterAll` that is given while a hook runs. */
export function afterFile(task: () => unknown): void {
  tasks.push(task);
}

/** Does what the tests of the file have left for their end, the last first. */
export async function endFile(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) await task();
}
