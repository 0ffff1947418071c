import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';

/** What keeps the catalogue of a language from being shown to people: each with its text. */
export function catalogueFaults(source: string, catalogue: string, locale: string): string[] {
  const wanted = new Set(parsePo(source).items.map(({ msgid }) => msgid));
  const faults: string[] = [];
  for (const { msgid, msgstr, flags, obsolete } of parsePo(catalogue).items) {
    const tell = (fault: string) => faults.push(`${locale}: ${fault}: ${msgid}`);
    if (obsolete || !wanted.delete(msgid)) tell('is not said any more');
    else if (flags.fuzzy) tell('is fuzzy');
    else if (!msgstr[0]?.trim()) tell('is missing');
    else for (const fault of textFaults(msgid, msgstr[0], locale)) tell(fault);
  }
  return [...faults, ...[...wanted].map((text) => `${locale}: is missing: ${text}`)];
}

function textFaults(source: string, text: string, locale: string): string[] {
  let parts: Parts;
  try {
    parts = partsOf(compileMessageOrThrow(text));
  } catch {
    return ['cannot be read'];
  }
  const from = partsOf(compileMessageOrThrow(source));
  const faults = (['variables', 'tags', 'choices'] as const)
    .filter((kind) => listed(from[kind]) !== listed(parts[kind]))
    .map((kind) => `has other ${kind} (${listed(parts[kind])} for ${listed(from[kind])})`);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  for (const category of pluralCategories) {
    if (parts.plurals.some((cases) => !cases.includes(category))) faults.push(`has no plural "${category}"`);
  }
  if (/^\s/.test(source) !== /^\s/.test(text) || /\s$/.test(source) !== /\s$/.test(text))
    faults.push('has other spaces around it');
  return faults;
}

interface Parts {
  variables: string[];
  tags: string[];
  /** Kinds of choices, such as a plural, by variable; of what is chosen by name, the names, too. */
  choices: string[];
  /** The cases of each plural. */
  plurals: string[][];
}

function partsOf(message: CompiledMessage): Parts {
  const parts: Parts = { variables: [], tags: [], choices: [], plurals: [] };
  collect(message, parts);
  return parts;
}

function collect(message: CompiledMessage, parts: Parts): void {
  for (const token of message) {
    if (typeof token === 'string') {
      parts.tags.push(...(token.match(/<\/?\w+\/?>/g) ?? []));
      continue;
    }
    const [variable, kind, format] = token;
    parts.variables.push(variable);
    if (!kind || typeof format !== 'object') continue;
    const { offset: _, ...cases } = format as Record<string, CompiledMessage>;
    const names = Object.keys(cases);
    if (kind === 'plural') parts.plurals.push(names);
    parts.choices.push(kind === 'select' ? `${variable} ${names.sort().join('|')}` : `${variable} ${kind}`);
    for (const inner of Object.values(cases)) collect(inner, parts);
  }
}

const listed = (parts: readonly string[]) => [...new Set(parts)].sort().join(', ');
