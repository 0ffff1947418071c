import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { SETTINGS } from '#platform/config/config.ts';

const ROOT = join(import.meta.dirname, '..');

/** Stays from run to run: a million pins take minutes to make. */
export const BENCH_FOLDER = join(tmpdir(), 'pinfold-bench');
const END_WITH_PARENT = pathToFileURL(join(ROOT, 'bin/parent.mjs')).href;

/** How `npm start` runs Node. */
const { serverFlags, serverEnv } = z
  .object({ serverFlags: z.array(z.string()), serverEnv: z.record(z.string(), z.string()) })
  .parse({ ...(await import(pathToFileURL(join(ROOT, 'bin/server-flags.mjs')).href)) });

/** A server of ours in a process of its own. */
export interface ServerProcess {
  origin: string;
  /** Milliseconds from its start to its first answer. */
  startedIn: number;
  /** Resident memory in MB. */
  memory(): number;
  /** How many it has counted so far of what it counts. */
  counted(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the product as it runs in production, without rate limits. */
export async function startProduct(
  settings: Record<string, string>,
  { args = [], counts }: { args?: string[]; counts?: 'statements' | 'shards' } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const production = {
    MODE: 'production',
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: join(BENCH_FOLDER, 'data'),
    SECRET: 'a-secret-for-measuring-only-not-for-production',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    PAGE_CACHE_SECONDS: '0',
  };
  // Such as `--cpu-prof`, to see where the time goes.
  const further = process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];
  const counting = counts ? ['--import', pathToFileURL(join(ROOT, `bench/count-${counts}.ts`)).href] : [];
  const flags = [...serverFlags, ...further, ...counting];
  const env = { ...serverEnv, ...production, ...settings };
  return start(['server.ts', ...args], origin, '/healthz', env, flags);
}

/** Starts the bare Fastify that the product is held against. */
export async function startBaseline(databaseUrl: string): Promise<ServerProcess> {
  const port = await freePort();
  return start(['bench/baseline-process.ts'], `http://127.0.0.1:${port}`, '/ready', {
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
  });
}

async function start(
  program: string[],
  origin: string,
  path: string,
  settings: Record<string, string>,
  flags: string[] = [],
): Promise<ServerProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...flags, '--import', END_WITH_PARENT, ...program], {
    cwd: ROOT,
    // The operator's own settings would steer what is measured.
    env: { ...withoutSettings(process.env), ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  while (!(await answers(`${origin}${path}`))) {
    if (child.exitCode !== null) throw new Error(`${program[0]} ended with ${child.exitCode}`);
    if (performance.now() - begin > 60_000) throw new Error(`${program[0]} does not answer`);
    await wait(20);
  }
  return {
    origin,
    startedIn: performance.now() - begin,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024,
    counted: async () => {
      child.send('count');
      const [count] = await once(child, 'message');
      return Number(count);
    },
    stop: () => stop(child),
  };
}

function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SETTINGS.includes(name)));
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
