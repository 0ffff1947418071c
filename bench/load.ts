import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const requestSchema = z.object({
  path: z.string(),
  method: z.enum(['GET', 'POST']).default('GET'),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
});

export type LoadRequest = z.input<typeof requestSchema>;

export const loadSchema = z.object({
  origin: z.url(),
  /** Made in turn by every connection, all of which begin with the first. */
  requests: z.array(requestSchema).min(1),
  /** Each connection makes one of them all the time instead. */
  isOneEach: z.boolean().default(false),
  connections: z.number().int().positive(),
  seconds: z.number().positive(),
});

export type Load = z.input<typeof loadSchema>;

const measuredSchema = z.object({
  perSecond: z.number(),
  /** Milliseconds. */
  p50: z.number(),
  p99: z.number(),
  /** What answers but 200 were, such as `503 × 36`; empty where there were none. */
  failures: z.string(),
});

export type Measured = z.infer<typeof measuredSchema>;

/** One of those that are compared: where it listens and what it is asked. */
export interface Contender {
  name: string;
  origin: string;
  requests: LoadRequest[];
  /** Whether each connection makes one of the requests all the time, instead of all in turn. */
  isOneEach?: boolean;
}

export interface LoadMaker {
  /**
   * Measures the contenders in turns, so that a busy moment of the machine hits all of them; medians of the rounds.
   * @throws Error where one of them answers anything but 200
   */
  compare(contenders: Contender[], stepInput: Input): Promise<Map<string, Measured>>;
  stop(): void;
}

export interface Input {
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
        for (const { name, ...asked } of contenders) {
          measured.get(name)?.push(await fire(child, { ...asked, connections, seconds }));
        }
      }
      return new Map([...measured].map(([name, all]) => [name, middle(all)]));
    },
    stop: () => child.disconnect(),
  };
}

async function fire(child: ChildProcess, load: Load): Promise<Measured> {
  let failures = '';
  for (let tries = 0; tries < 3; tries += 1) {
    child.send(load);
    const [sent] = await once(child, 'message');
    const measured = measuredSchema.parse(sent);
    if (measured.failures === '') return measured;
    failures = measured.failures;
    // A machine that is busy with other things makes a server shed load; it recovers in a moment.
    await wait(2000);
  }
  throw new Error(`${load.origin}${load.requests[0]?.path} failed: ${failures}`);
}

function middle(all: Measured[]): Measured {
  const of = (name: 'perSecond' | 'p50' | 'p99') => median(all.map((one) => one[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), failures: '' };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Requests of these paths as a browser makes them that has not been here before. */
export function visits(paths: string[]): LoadRequest[] {
  return paths.map((path) => ({ path, headers: BROWSER }));
}

/** The same as somebody who is signed in. */
export function visitsOf(headers: Record<string, string>, paths: string[]): LoadRequest[] {
  return paths.map((path) => ({ path, headers: { ...BROWSER, ...headers } }));
}

const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
};
