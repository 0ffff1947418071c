import { msg } from '#platform/i18n/msg.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { DisplayData } from './experience.ts';

/** The texts that every installation begins with; those that staff writes are shown as they are. */
const BUILT_IN = new Set([
  msg('Use + to create a board'),
  msg('Planning something? Use + to add dates and to-dos'),
  msg('Save your first Pin here'),
  msg('Welcome back, {name}'),
  msg('See what happened while you were away.'),
  msg('Tap + to add a section any time'),
  msg('New: choose which badges your profile shows'),
]);

/** In the language of who reads them, with their name. */
export function inLanguage(data: DisplayData, texts: ServerI18n, name: string): DisplayData {
  const lineOf = (line: string) =>
    BUILT_IN.has(line) ? texts.t(line, { name }) : line.replaceAll('{name}', name);
  const say = (text: string | undefined) => text?.split('\n').map(lineOf).join('\n');
  const link = data.secondary_cta_link;
  return {
    ...data,
    ...(data.text !== undefined && { text: say(data.text) }),
    ...(data.tooltip !== undefined && { tooltip: say(data.tooltip) }),
    ...(link && { secondary_cta_link: { ...link, text: lineOf(link.text) } }),
  };
}
