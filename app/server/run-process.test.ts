import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function processOf(start: string, settings: Record<string, string> = {}) {
  const from = JSON.stringify(join(import.meta.dirname, 'run-process.ts'));
  const pause = '(ms) => new Promise((done) => setTimeout(done, ms))';
  const program = `import { runProcess } from ${from};
    const pause = ${pause};
    const say = (line) => process.stdout.write(line + '\\n');
    runProcess(async (config, { atStop, stopping, fail }) => { ${start} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  let complained = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complained += text;
  });
  const until = async (line: string) => {
    while (!said.includes(line)) await once(child.stdout, 'data');
  };
  const ended = once(child, 'close').then(([code]) => ({
    code,
    said: said.trim().split('\n'),
    complained: complained.trim(),
  }));
  return { child, until, ended };
}

const PARTS = `
  const idle = setInterval(() => {}, 1000);
  atStop(async () => { clearInterval(idle); say('database closed'); });
  atStop(async () => { await pause(100); say('jobs ended'); });
  atStop(async () => { await pause(100); say('requests ended'); });
  say('ready');`;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'at %s requests and jobs in flight end before what they work with, and the process says all is well',
  async (signal) => {
    const { child, until, ended } = processOf(PARTS);
    await until('ready');
    child.kill(signal);
    child.kill(signal);
    expect(await ended).toMatchObject({
      code: 0,
      said: ['ready', 'requests ended', 'jobs ended', 'database closed'],
    });
  },
);

test('a start that fails takes back what was started, and the process says so', async () => {
  const { ended } = processOf(`${PARTS} throw new Error('no');`);
  expect(await ended).toMatchObject({
    code: 1,
    said: ['ready', 'requests ended', 'jobs ended', 'database closed'],
  });
});

test('a stop that was asked for while it starts waits for the start', async () => {
  const { child, until, ended } = processOf(`say('starting'); await pause(200); ${PARTS}`);
  await until('starting');
  child.kill('SIGTERM');
  expect((await ended).said).toContain('database closed');
});

test('a start that fails after a stop was asked for takes back what was started', async () => {
  const { child, until, ended } = processOf(`${PARTS} await pause(200); throw new Error('no');`);
  await until('ready');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({
    code: 1,
    said: ['ready', 'requests ended', 'jobs ended', 'database closed'],
  });
});

test('what cannot be stopped keeps nothing else from it, and the process says so', async () => {
  const { child, until, ended } = processOf(
    `${PARTS} atStop(() => { throw new Error('stuck'); }); atStop(async () => { throw new Error('stuck'); });`,
  );
  await until('ready');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({
    code: 1,
    said: ['ready', 'requests ended', 'jobs ended', 'database closed'],
    complained: expect.stringContaining('stuck'),
  });
});

test.each([
  ['a setting that is wrong', { PORT: 'http' }, /^The setting PORT is wrong: .*$/],
  ['an address of another machine', { PORT: '0', HOST: '203.0.113.7' }, /^HOST is not an address .*$/],
])('a start with %s ends with one line that says so', async (_what, settings, line) => {
  const { code, said, complained } = await processOf("say('started')", settings).ended;
  expect({ code, said }).toEqual({ code: 1, said: [''] });
  expect(complained).toMatch(line);
});

test('long work of a start ends where a stop is asked for, and nothing is complained of', async () => {
  const { child, until, ended } = processOf(`${PARTS}
    for (;;) { stopping.throwIfAborted(); await pause(10); }`);
  await until('ready');
  child.kill('SIGINT');
  expect(await ended).toEqual({
    ...{ code: 0, complained: '' },
    said: ['ready', 'requests ended', 'jobs ended', 'database closed'],
  });
});

test('a process that has lost what it cannot work without says so in one line, once, and ends as failed', async () => {
  const lost = "Object.assign(new Error('gone'), { code: '3D000' })";
  const { ended } = processOf(`${PARTS} setTimeout(() => { fail(${lost}); fail(${lost}); }, 50);`);
  expect(await ended).toEqual({
    ...{ code: 1, complained: 'The database named in DATABASE_URL does not exist.' },
    said: ['ready', 'requests ended', 'jobs ended', 'database closed'],
  });
});

test('who does not wait for a start that hangs leaves nothing behind', async () => {
  const { child, until, ended } = processOf(`${PARTS} await pause(600_000);`);
  await until('ready');
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  child.kill('SIGINT');
  expect(await ended).toMatchObject({
    code: 130,
    said: ['ready', 'requests ended', 'jobs ended', 'database closed'],
  });
});
