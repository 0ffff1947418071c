import { Parser } from 'htmlparser2';
import type { PageItem, PageValue } from '#platform/fetching/page-items.ts';

export function textIn(item: PageItem | undefined, names: readonly string[], most: number): string | null {
  return (item && textsIn(item, names, most)[0]) ?? null;
}

/** Texts of the first property that has any; a thing gives its name. */
export function textsIn(item: PageItem, names: readonly string[], most: number): string[] {
  for (const name of names) {
    const texts = (item.properties.get(name) ?? []).map((value) =>
      plain(nameOf(value)).slice(0, most).trim(),
    );
    const said = texts.filter((text) => text !== '');
    if (said.length > 0) return said;
  }
  return [];
}

/** Like `textsIn`; a single text of several lines is split. */
export function linesIn(item: PageItem, names: readonly string[], most: number): string[] {
  const single = names.flatMap((name) => item.properties.get(name) ?? []);
  const [only, ...others] = single;
  if (typeof only !== 'string' || others.length > 0) return textsIn(item, names, most);
  const lines = only.split(/\r?\n|<br\s*\/?>|<\/li>/i).map((line) => plain(line).slice(0, most).trim());
  return lines.filter((line) => line !== '');
}

export function itemsIn(item: PageItem, name: string): PageItem[] {
  return (item.properties.get(name) ?? []).filter((value) => typeof value === 'object');
}

const MAX_MINUTES = 60 * 24 * 30;

/** Reads ISO 8601 such as PT1H30M; null if absent or over a month. */
export function minutesIn(item: PageItem, name: string): number | null {
  const duration = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})(?:\.\d+)?S)?)?$/i;
  const parts = duration.exec(textIn(item, [name], 40) ?? '');
  if (!parts) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const total = Math.round(days * 1440 + hours * 60 + minutes + seconds / 60);
  return total > 0 && total <= MAX_MINUTES ? total : null;
}

/** Null if invalid or implausible. */
export function dayIn(text: string | null): string | null {
  const day = /^(\d{4})-(\d{2})-(\d{2})(?![\d-])/.exec(text?.trim() ?? '')?.[0];
  const moment = day ? new Date(`${day}T00:00:00Z`) : null;
  const isDay = moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day ?? '-');
  return isDay && moment.getUTCFullYear() > 1500 ? moment.toISOString().slice(0, 10) : null;
}

function nameOf(value: PageValue): string {
  if (typeof value !== 'object') return String(value);
  const [name = ''] = value.properties.get('name') ?? value.properties.get('value') ?? [];
  return typeof name === 'object' ? '' : String(name);
}

/** Many sites put markup into their data. */
function plain(text: string): string {
  let words = '';
  const hidden = new Set(['script', 'style']);
  let isHidden = false;
  const parser = new Parser({
    onopentag: (name) => {
      isHidden = hidden.has(name);
    },
    ontext: (part) => {
      if (!isHidden) words += part;
    },
    onclosetag: () => {
      isHidden = false;
    },
  });
  parser.end(text);
  return words.replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
