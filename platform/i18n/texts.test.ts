import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { serverTexts } from './extract-texts.ts';
import { openTexts } from './texts.ts';

const CATALOGUE = `msgid ""
msgstr ""

msgid "Hello {name}"
msgstr "Hallo {name}"

msgid "{days, plural, one {a day} other {# days}}"
msgstr "{days, plural, one {ein Tag} other {# Tage}}"

msgid "Not done yet"
msgstr ""
`;

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'));
  afterFile(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'de.po'), CATALOGUE);
  return openTexts(folder, ['en', 'de', 'fr']);
}

test('a text is said in the language that is asked for, with its values and in its number', async () => {
  const texts = await open();
  const [english, german] = [await texts.in('en'), await texts.in('de')];
  expect([english.locale, german.locale]).toEqual(['en', 'de']);
  expect(english.t('Hello {name}', { name: 'Ada' })).toBe('Hello Ada');
  expect(german.t('Hello {name}', { name: 'Ada' })).toBe('Hallo Ada');
  const days = '{days, plural, one {a day} other {# days}}';
  expect([1, 3].map((count) => english.t(days, { days: count }))).toEqual(['a day', '3 days']);
  expect([1, 3].map((count) => german.t(days, { days: count }))).toEqual(['ein Tag', '3 Tage']);
});

test('what has no translation, and whoever speaks no language that there is, gets English', async () => {
  const texts = await open();
  expect((await texts.in('de')).t('Not done yet')).toBe('Not done yet');
  for (const text of ['Never seen', '{not} a text', 'board_7'])
    expect((await texts.in('de')).t(text)).toBe(text);
  for (const locale of [null, 'xx', '__proto__']) expect((await texts.in(locale)).locale).toBe('en');
});

test('extracting finds what the server says: in mails, in refusals, and in their short forms', async () => {
  const code = `
    const subject = i18n.t('Hello {name}', { name });
    const REFUSALS = { blank: { kind: 'invalid', message: "It's blank." } };
    throw invalid('name', 'Choose a name.');
    throw notFound('contact_request');
    throw new Refusal({ kind: 'conflict', message: 'Taken.', detail: 'Take another.' });
    const message = 'Said later.';
    const title = msg('Marked.');
    const other = say('Shown in the page.');
    const label = 'not for people';
    render(label, 'nor this');
    log.warn({ message: 'not for people' });`;
  const found = new Map<string, string | undefined>();
  const linguiConfig = { runtimeConfigModule: { Trans: ['@lingui/react', 'Trans'] } };
  await serverTexts.extract('a.ts', code, ({ id, message }) => found.set(id, message), {
    linguiConfig,
  } as never);
  expect([...found.values()].sort()).toEqual([
    ...['Choose a name.', 'Hello {name}', "It's blank.", 'Marked.', 'Said later.', 'Shown in the page.'],
    ...['Take another.', 'Taken.', 'This contact request was not found.'],
  ]);
  // The id that a page's macro gives the same text, so that it is translated once.
  expect([...found.keys()]).toContain('OVaF9k');
});

test('texts are looked for in code, and nowhere else', () => {
  const files = ['a.ts', 'a.tsx', 'a.css', 'a.json'];
  expect(files.filter((file) => serverTexts.match(file))).toEqual(['a.ts', 'a.tsx']);
});

test('what a loader says of its page is found among the parts of the page', async () => {
  const code = `const loader = async (page: Page) => ({ title: await page.say('A board of {name}', { name }) });
    const act = say('not for people');
    const Part = () => <b>{act}</b>;`;
  const found: (string | undefined)[] = [];
  const linguiConfig = { runtimeConfigModule: { Trans: ['@lingui/react', 'Trans'] } };
  await serverTexts.extract('a.tsx', code, ({ message }) => found.push(message), { linguiConfig } as never);
  expect(found).toEqual(['A board of {name}']);
});
