export interface Load {
  by: string;
  weight: number;
}

/** The rest waits: each owner gets one turn before any gets a second, and the work of one owner runs in order. */
export interface Gate {
  /** @throws GateFull where too much work of the same owner waits already */
  run<T>(load: Load, work: () => Promise<T>): Promise<T>;
}

export class GateFull extends Error {
  override name = 'GateFull';
}

interface Waiting {
  weight: number;
  enter: () => void;
}

/** A weight above the capacity counts as the whole capacity: such work runs alone. */
export function createGate(capacity: number, mostWaitingOfOne: number): Gate {
  const lines = new Map<string, Waiting[]>();
  let used = 0;

  function admit(): void {
    for (const [by, line] of lines) {
      const [next] = line;
      if (next && used + next.weight > capacity) return;
      lines.delete(by);
      // Reinserted while the loop runs, it comes after the others.
      if (line.length > 1) lines.set(by, line.slice(1));
      used += next?.weight ?? 0;
      next?.enter();
    }
  }

  function wait(by: string, weight: number): Promise<void> {
    const line = lines.get(by) ?? [];
    if (line.length >= mostWaitingOfOne)
      throw new GateFull(`${line.length} from the same client are already waiting`);
    const { promise, resolve } = Promise.withResolvers<void>();
    lines.set(by, [...line, { weight, enter: resolve }]);
    admit();
    return promise;
  }

  return {
    async run({ by, weight: asked }, work) {
      const weight = Math.min(asked, capacity);
      await wait(by, weight);
      try {
        return await work();
      } finally {
        used -= weight;
        admit();
      }
    },
  };
}
