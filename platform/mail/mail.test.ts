import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { openMailer } from './mailer.ts';
import { MailNotSent, nameInMail } from './message.ts';
import { queueMail, sendMailJob } from './send-mail.job.ts';

const MAIL_FROM = 'Lamp shop <no-reply@shop.example>';
const logged: string[] = [];
const log = createLog('info', { write: (line) => logged.push(line) });

/** Mails as they were sent: headers, an empty line, content. */
const received: { from: string; to: string[]; data: string }[] = [];
let refusal: { responseCode: number; message: string } | null = null;

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refusal && Object.assign(new Error(refusal.message), refusal)),
  onData: async (stream, { envelope: { mailFrom, rcptTo } }, done) => {
    const from = mailFrom ? mailFrom.address : '';
    received.push({ from, to: rcptTo.map(({ address }) => address), data: await text(stream) });
    done();
  },
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return () => new Promise<void>((closed) => server.close(closed));
});

beforeEach(() => {
  received.length = 0;
  logged.length = 0;
  refusal = null;
});

function smtp() {
  const address = server.server.address();
  const smtpUrl = typeof address === 'object' ? `smtp://127.0.0.1:${address?.port}` : undefined;
  const mailer = openMailer({ smtpUrl, mailFrom: MAIL_FROM, dataDir: '/nowhere' }, log);
  afterFile(() => mailer.close());
  return mailer;
}

test('a mail goes out with its parts', async () => {
  await smtp().send({ to: 'ada@home.example', subject: 'Grüße', text: 'in words', html: '<p>in colour</p>' });
  const [mail] = received;
  expect(mail).toMatchObject({ from: 'no-reply@shop.example', to: ['ada@home.example'] });
  expect(mail?.data).toContain('From: Lamp shop <no-reply@shop.example>');
  expect(mail?.data).toContain('To: ada@home.example\r\n');
  expect(mail?.data).toContain('Auto-Submitted: auto-generated');
  expect(mail?.data).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=');
  expect(mail?.data).toContain('in words');
  expect(mail?.data).toContain('<p>in colour</p>');
});

test('a mail program offers to stop mails at one click', async () => {
  const unsubscribe = `https://shop.example/stop/?token=${'a'.repeat(90)}`;
  await smtp().send({ to: 'ada@home.example', subject: 'Hello', text: 'x', unsubscribe });
  await smtp().send({ to: 'ada@home.example', subject: 'Hello', text: 'x' });
  const [mail, without] = received.map(({ data }) => data.replaceAll(/\r\n[ \t]/g, ' '));
  expect(mail).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(without).not.toContain('List-Unsubscribe');
});

test('a subject cannot smuggle in a header', async () => {
  await smtp().send({ to: 'ada@home.example', subject: 'Hello\r\nBcc: chi@home.example\0', text: 'x' });
  const [mail] = received;
  expect(mail?.to).toEqual(['ada@home.example']);
  expect(mail?.data).toContain('Subject: Hello Bcc: chi@home.example');
  expect(mail?.data).not.toMatch(/^Bcc:/m);
});

test('a subject is one line of at most 200 characters, without space at its ends', async () => {
  await smtp().send({ to: 'ada@home.example', subject: `\n ${'ab '.repeat(80)}`, text: 'x' });
  await smtp().send({ to: 'ada@home.example', subject: 'short\n', text: 'x' });
  const unfolded = received.map(({ data }) => data.replaceAll(/\r\n[ \t]/g, ' '));
  expect(unfolded[0]).toContain(`Subject: ${'ab '.repeat(66)}ab\r\n`);
  expect(unfolded[1]).toContain('Subject: short\r\n');
});

test.each([
  'ada@home.example, chi@home.example',
  'ada@home.example\r\nBcc: chi@home.example',
  'Chi <chi@home.example>',
  'ada@home.example>\r\nRCPT TO:<chi@home.example',
  '',
])('%j is no address to send to', async (to) => {
  await expect(smtp().send({ to, subject: 'x', text: 'x' })).rejects.toThrow(ZodError);
  expect(received).toEqual([]);
});

test('a refusal says whether it is for good, and names no address', async () => {
  const mailer = smtp();
  const send = () => mailer.send({ to: 'ada@home.example', subject: 'x', text: 'x' }).catch((error) => error);
  refusal = { responseCode: 550, message: 'no ada@home.example here' };
  const gone = await send();
  expect(gone).toBeInstanceOf(MailNotSent);
  expect(gone).toMatchObject({ isPermanent: true, message: expect.stringMatching(/: EENVELOPE 550$/) });
  refusal = { responseCode: 451, message: 'try later' };
  const busy = await send();
  expect(busy).toMatchObject({ isPermanent: false });
  expect(String(gone.stack) + String(busy.stack)).not.toContain('ada@');
});

test('a mail server that cannot be reached is tried again', async () => {
  const nobody = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: MAIL_FROM, dataDir: '/nowhere' };
  const mailer = openMailer(nobody, log);
  afterFile(() => mailer.close());
  const error = await mailer
    .send({ to: 'ada@home.example', subject: 'x', text: 'x' })
    .catch((error) => error);
  expect(error).toBeInstanceOf(MailNotSent);
  expect(error).toMatchObject({ isPermanent: false, message: expect.stringMatching(/: E[A-Z]+$/) });
});

test('without a mail server mails are files, and the log names no address', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  const mailer = openMailer({ smtpUrl: undefined, mailFrom: MAIL_FROM, dataDir }, log);
  const text = `Sign in: https://shop.example/?token=${'a'.repeat(100)}`;
  await mailer.send({ to: 'ada@home.example', subject: 'Hello\nthere', text, html: '<p>Hello</p>' });
  const [html = '', plain = ''] = (await readdir(join(dataDir, 'mail'))).toSorted();
  expect(await readFile(join(dataDir, 'mail', html), 'utf8')).toBe('<p>Hello</p>');
  expect(await readFile(join(dataDir, 'mail', plain), 'utf8')).toMatch(
    `To: ada@home.example\nSubject: Hello there\n\n${text}\n`,
  );
  // A sign-in link is nobody else's; a colon is in no file name of Windows.
  for (const name of [html, plain]) {
    expect((await stat(join(dataDir, 'mail', name))).mode & 0o077).toBe(0);
    expect(name).not.toContain(':');
  }
  expect(logged.join()).toContain(`mail to [hidden] written to ${join(dataDir, 'mail', plain)}`);
  expect(logged.join()).not.toContain('ada@');
  await mailer.send({ to: 'ada@home.example', subject: 'Hello', text });
  const endings = (await readdir(join(dataDir, 'mail'))).map((name) => extname(name));
  expect(endings.toSorted()).toEqual(['.html', '.txt', '.txt']);
  await rm(dataDir, { recursive: true });
});

test('a queued mail goes out when its transaction commits, is tried again, and dropped when refused', async () => {
  const database = await freshDatabase();
  const jobs = await openJobs({ database, log, jobs: [sendMailJob], runsWorkers: false });
  const platform = { mailer: smtp(), log };
  const message = { to: 'ada@home.example', subject: 'x', text: 'x' };

  const rolledBack = database.transaction(async (tx) => {
    await queueMail(jobs, tx, message);
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect(await jobs.drain(platform, { later: true })).toMatchObject({ done: 0 });

  await database.transaction((tx) => queueMail(jobs, tx, message));
  refusal = { responseCode: 451, message: 'busy with ada@home.example' };
  expect((await jobs.drain(platform, { mayFail: true })).failures).toHaveLength(1);
  refusal = null;
  await jobs.drain(platform, { later: true });
  expect(received).toHaveLength(1);

  await database.transaction((tx) => queueMail(jobs, tx, message));
  refusal = { responseCode: 550, message: 'no ada@home.example here' };
  expect(await jobs.drain(platform)).toMatchObject({ done: 1 });
  expect(logged.join()).toContain('mail dropped');
  expect(logged.join()).not.toContain('ada@');
  await jobs.stop();
});

test('names that could be taken for web addresses are not mailed', () => {
  for (const name of ['Ada Maker', 'J. R. Smith Jr.', 'Ada ... Maker', 'wwwilma']) {
    expect(nameInMail(name, 'Somebody')).toBe(name);
  }
  for (const name of [
    'win at evil.example',
    'http:/evil',
    'http:\\\\evil',
    'WWW evil',
    'a@b',
    'evil.example',
    'evil.io/x',
  ])
    expect(nameInMail(name, 'Somebody'), name).toBe('Somebody');
});
