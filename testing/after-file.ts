const tasks: (() => unknown)[] = [];

/** Runs a task after the file's tests. Vitest drops an `afterAll` that is registered while a hook runs. */
export function afterFile(task: () => unknown): void {
  tasks.push(task);
}

/** Runs the tasks of `afterFile`, the last one first. */
export async function endFile(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) await task();
}
