/** Lets work through while its weights together stay within a capacity; the rest waits in order of arrival. */
export interface Gate {
  run<T>(weight: number, work: () => Promise<T>): Promise<T>;
}

/** A weight above the capacity counts as all of it: such work runs alone. */
export function createGate(capacity: number): Gate {
  const waiting: { weight: number; enter: () => void }[] = [];
  let used = 0;

  function admit(): void {
    for (let next = waiting[0]; next && used + next.weight <= capacity; next = waiting[0]) {
      waiting.shift();
      used += next.weight;
      next.enter();
    }
  }

  return {
    async run(asked, work) {
      const weight = Math.min(asked, capacity);
      await new Promise<void>((enter) => {
        waiting.push({ weight, enter });
        admit();
      });
      try {
        return await work();
      } finally {
        used -= weight;
        admit();
      }
    },
  };
}
