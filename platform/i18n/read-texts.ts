import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parsePo } from 'pofile-ts';
import type { OfferedLocales } from './locale.ts';
import type { Texts } from './texts.ts';
import { openTranslations } from './translations.ts';

export function readTexts(folder: string, [source, ...others]: OfferedLocales): Texts {
  const load = (locale: string) => async () => ({
    messages: await readMessages(join(folder, `${locale}.po`)),
  });
  const catalogues = Object.fromEntries(others.map((locale) => [locale, load(locale)]));
  const translations = openTranslations(source, catalogues, compileMessage);
  return {
    in: async (wanted) => {
      const i18n = await translations.i18nFor(wanted ?? source);
      return {
        locale: i18n.locale,
        t: (text, values) => {
          const id = generateMessageId(text);
          // A text that is not in the catalogue and has no values may be anything, such as an id.
          if (!values && !i18n.messages[id]) return text;
          return i18n._(id, values, { message: text });
        },
      };
    },
  };
}

async function readMessages(path: string): Promise<Messages> {
  const { items } = parsePo(await readFile(path, 'utf8'));
  const said = items.filter((item) => item.msgstr[0] && !item.obsolete);
  return Object.fromEntries(
    said.map(({ msgid, msgctxt, msgstr: [text = ''] }) => [
      generateMessageId(msgid, msgctxt ?? undefined),
      text,
    ]),
  );
}
