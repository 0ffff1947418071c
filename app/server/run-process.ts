import { createServer } from 'node:net';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { explainStartError } from '#platform/config/start-error.ts';

export interface ProcessLife {
  /** The last thing started is stopped first. */
  atStop(stop: () => Promise<unknown>): void;
  stopping: AbortSignal;
  /** Reported like an error at the start, and the process exits with 1. */
  fail(error: unknown): void;
  /** The process has done its work. */
  end(): void;
}

/** The process exits after this long, even if it has not finished stopping, ms. */
const STOP_DEADLINE = 30_000;
/** Signals this close together, as from a terminal and a parent, are one; a later one forces the exit, ms. */
const ONE_SIGNAL = 1_000;

/** A forced exit waits this long for what must not be left behind, such as the database, ms. */
const LAST_WAIT = 5_000;

/** Stops cleanly on Ctrl-C, on a supervisor's signal, with its terminal, and after a failed start. */
export function runProcess(start: (config: Config, life: ProcessLife) => Promise<void>): void {
  const stops: (() => Promise<unknown>)[] = [];
  /** One step failing to stop does not keep the others from stopping. */
  const stopAll = async () => {
    let isClean = true;
    for (const stop of stops.splice(0).reverse()) {
      try {
        await stop();
      } catch (error) {
        isClean = false;
        console.error(error);
      }
    }
    return isClean;
  };
  const stopping = new AbortController();
  const started = loadConfigWithPort(process.env).then((config) =>
    start(config, {
      atStop: (stop) => void stops.push(stop),
      stopping: stopping.signal,
      fail,
      end: stop,
    }),
  );
  const hurry = (code: number) => {
    setTimeout(() => process.exit(code), LAST_WAIT).unref();
    void stopAll().then(() => process.exit(code));
  };
  let stoppingSince: number | undefined;
  const end = async (code: number) => {
    stoppingSince = performance.now();
    stopping.abort();
    setTimeout(() => hurry(1), STOP_DEADLINE).unref();
    // A failed start is reported, and undone, below.
    await started.then(
      async () => process.exit((await stopAll()) ? code : 1),
      () => {},
    );
  };
  const stop = () => {
    if (stoppingSince === undefined) void end(0);
    else if (performance.now() - stoppingSince > ONE_SIGNAL) hurry(130);
  };
  const fail = (error: unknown) => {
    if (stoppingSince !== undefined) return;
    console.error(explainStartError(error, process.env.HOST));
    void end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  started.catch(async (error: unknown) => {
    const isAsked = stopping.signal.aborted && error === stopping.signal.reason;
    if (!isAsked) console.error(explainStartError(error, process.env.HOST));
    await stopAll();
    process.exit(isAsked ? 0 : 1);
  });
}

/** Finds a free port where `PORT` is 0: links contain the port before anything listens. */
export async function loadConfigWithPort(env: Record<string, string | undefined>): Promise<Config> {
  const config = loadConfig(env);
  if (config.port !== 0) return config;
  return loadConfig({ ...env, PORT: String(await freePort(config.host)) });
}

function freePort(host: string): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail(address)));
    });
  });
}
