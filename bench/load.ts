import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

export const loadSchema = z.object({
  origin: z.url(),
  /** Asked in turn. */
  paths: z.array(z.string()).min(1),
  connections: z.number().int().positive(),
  seconds: z.number().positive(),
});

export type Load = z.infer<typeof loadSchema>;

const measuredSchema = z.object({
  perSecond: z.number(),
  /** Milliseconds. */
  p50: z.number(),
  p99: z.number(),
  failed: z.number(),
});

export type Measured = z.infer<typeof measuredSchema>;

/** One of those that are compared: where it listens and what it is asked. */
export interface Contender {
  name: string;
  origin: string;
  paths: string[];
}

export interface LoadMaker {
  /**
   * Measures the contenders in turns, so that a busy moment of the machine hits all of them; medians of the rounds.
   * @throws Error where one of them answers anything but 200
   */
  compare(contenders: Contender[], wish: Wish): Promise<Map<string, Measured>>;
  stop(): void;
}

export interface Wish {
  connections: number;
  rounds: number;
  seconds: number;
}

/** Starts the process that makes the load. */
export function openLoadMaker(): LoadMaker {
  const child = fork(join(import.meta.dirname, 'load-process.ts'));
  return {
    async compare(contenders, { connections, rounds, seconds }) {
      const measured = new Map<string, Measured[]>(contenders.map(({ name }) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, origin, paths } of contenders) {
          measured.get(name)?.push(await fire(child, { origin, paths, connections, seconds }));
        }
      }
      return new Map([...measured].map(([name, all]) => [name, middle(all)]));
    },
    stop: () => child.disconnect(),
  };
}

async function fire(child: ChildProcess, load: Load): Promise<Measured> {
  child.send(load);
  const [sent] = await once(child, 'message');
  const measured = measuredSchema.parse(sent);
  if (measured.failed > 0) {
    throw new Error(`${measured.failed} answers of ${load.origin}${load.paths[0]} were not 200`);
  }
  return measured;
}

function middle(all: Measured[]): Measured {
  const of = (name: keyof Measured) => median(all.map((one) => one[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), failed: of('failed') };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
