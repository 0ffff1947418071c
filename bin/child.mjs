import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const windows = process.platform === 'win32';

/** Signals that come closer together are one: Ctrl-C reaches a program from the terminal and again through npm. */
const ONE_SIGNAL = 1000;

/**
 * Returns the exit code, 128 + n when signal n ended the program. Signals are passed on.
 * isApart: the terminal's Ctrl-C does not reach the program itself; for one that ends with its parent.
 * isCalm: the program bears one Ctrl-C twice, from the terminal and from here.
 */
export function run(command, args, { isApart = false, isCalm = false, until, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', detached: isApart && !windows, ...options });
    const passOn = (signal) => {
      const isDelivered = signal === 'SIGINT' && process.stdin.isTTY && !isApart && !isCalm;
      if (!windows && !isDelivered) child.kill(signal);
    };
    const release = listen(passOn);
    until?.then(() => child.kill('SIGTERM'));
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

function listen(heard) {
  let last = Number.NEGATIVE_INFINITY;
  const listener = (signal) => {
    const isNew = performance.now() - last > ONE_SIGNAL;
    last = performance.now();
    if (isNew) heard(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}
