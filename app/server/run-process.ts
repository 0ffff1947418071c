import type { Config } from '#platform/config/config.ts';
import { explainStartError } from '#platform/config/start-error.ts';
import { loadConfigWithPort } from '#platform/config/taken-port.ts';

/** What a start is handed of the process that it makes. */
export interface ProcessLife {
  /** Remembers what to do when the process stops; the last thing started is stopped first. */
  atStop(stop: () => Promise<unknown>): void;
  /** Long work of a start ends where this is aborted. */
  stopping: AbortSignal;
  /** Something is lost without which nothing works: it is told as trouble at the start is, and the process ends with 1. */
  fail(error: unknown): void;
  /** The process has done what it was started for, and stops. */
  end(): void;
}

/** How long a stop may take before the process ends anyway, ms. */
const STOP_DEADLINE = 30_000;
/** Signals that come together, as from a terminal and a parent, are one; a later one does not wait. */
const ONE_SIGNAL = 1_000;

/** How long one who does not wait any longer waits for what must not be left behind, such as the database, ms. */
const LAST_WAIT = 5_000;

/**
 * Reads the settings, starts, and stops cleanly: on Ctrl-C, on a supervisor's signal, with its terminal, and after a start
 * that failed.
 */
export function runProcess(start: (config: Config, life: ProcessLife) => Promise<void>): void {
  const stops: (() => Promise<unknown>)[] = [];
  /** What cannot be stopped keeps nothing else from it. */
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
    // A start that fails is told, and taken back, below.
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
