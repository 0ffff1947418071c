import { z } from 'zod';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import { msg } from '#platform/i18n/msg.ts';
import { lineOption, listOption, textOption } from '#platform/resource/options.ts';
import { LONGEST_NOTE, LONGEST_TAG, MOST_TAGS_OF_PIN } from './tag.ts';

export const tagNameOption = z
  .string()
  .transform((text) => text.normalize('NFC'))
  .pipe(lineOption(LONGEST_TAG))
  .refine((text) => !isBlankText(text), msg("{field}: a tag can't be blank"));

export const tagNamesOption = listOption(tagNameOption, MOST_TAGS_OF_PIN);

export const someTagNamesOption = tagNamesOption.refine(
  (names) => names.length > 0,
  msg('{field}: at least one tag must be given'),
);

export const noteOption = z
  .string()
  .transform((text) => text.normalize('NFC'))
  .pipe(textOption(LONGEST_NOTE));

export const someNoteOption = noteOption.refine(
  (text) => !isBlankText(text),
  msg("{field}: a note can't be blank"),
);
