import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const windows = process.platform === 'win32';

/**
 * Runs a program in this terminal and answers its exit code, 128 + n when signal n ended it.
 *
 * A signal to this process is passed on once, and the wait goes on until the program has ended. In a terminal Ctrl-C
 * has already reached it; `everySignal` passes it on all the same, for a program that takes a second one calmly.
 */
export function run(command, args, { everySignal = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const passOn = (signal) => {
      const delivered = signal === 'SIGINT' && process.stdin.isTTY && !everySignal;
      if (!windows && !delivered) child.kill(signal);
    };
    const release = listen(passOn);
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      release();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs a program unseen and answers its exit code with all that it printed. */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const interrupted = (signal) => {
      child.kill(signal);
      child.on('exit', () => process.exit(128 + constants.signals[signal]));
    };
    const release = listen(interrupted);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code) => {
      release();
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Hears each ending signal once; answers how to stop hearing. */
function listen(heard) {
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    let seen = false;
    const listener = () => {
      if (!seen) heard(signal);
      seen = true;
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const release of listeners) release();
  };
}
