import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs one of the operator's commands against the server under test. */
export async function runCommand(file: string, ...args: string[]): Promise<void> {
  const env = {
    ...process.env,
    DATA_DIR: process.env.JOURNEY_DATA_DIR,
    SECRET: process.env.JOURNEY_SECRET,
  };
  await run(process.execPath, [file, ...args], { env });
}
