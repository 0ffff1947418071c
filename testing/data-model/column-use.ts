import { isForTests, type SourceFile } from '../house/source-file.ts';

/** Folders that fill tables outside the product, and files that only declare or empty columns. */
const NOT_COUNTED = [/^(bench|sample|docs|testing|bin)\//, /\/erase-(person|accounts)\//, /\.tables\.ts$/];

const INSERT = /\binsert into (\w+)(?: as \w+)?\s*\(([^()]*)\)\s*(select (?:distinct on \([^)]*\) )?)?/g;
const UPDATE = /\bupdate (?:only )?(\w+)(?: as)?(?: \w+)?\s+set\s/g;
const CONSTANT = /\bconst (\w+)(?:: \w+)? =\s*(['`])([\s\S]*?)\2;/g;
const END_OF_SET = /^(?:where|from|returning)\b/;

/** The columns to which one statement gives new values. */
interface Written {
  table: string;
  columns: string[];
}

/** The product's files; the others only fill, describe or empty its tables. */
export function productFiles(files: SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => !isForTests(path) && !NOT_COUNTED.some((place) => place.test(path)));
}

/** The columns that the statements in a text write. */
export function writtenIn(source: string): Written[] {
  const text = filledIn(source);
  return [...insertsIn(text), ...updatesIn(text)];
}

/** The text with column lists inlined that it references as constants. */
function filledIn(text: string): string {
  const constants = new Map([...text.matchAll(CONSTANT)].map(([, name = '', , value = '']) => [name, value]));
  const fill = (part: string): string =>
    part.replace(/\$\{(prefixed\()?(\w+)\)?\}/g, (whole, isPrefixed, name) => {
      const list = constants.get(name) ?? whole;
      return isPrefixed ? list.replace(/\w+/g, 'p.$&') : list;
    });
  return fill(fill(text));
}

function insertsIn(text: string): Written[] {
  return [...text.matchAll(INSERT)].flatMap((found) => {
    const [whole, table = '', list = '', isSelect] = found;
    const columns = list.split(',').map((column) => column.trim());
    const rest = text.slice(found.index + whole.length);
    const values = isSelect ? partsOf(rest) : [];
    const written = columns.filter((column, place) => !isItself(column, values[place] ?? ''));
    const [, changed = ''] = /^[^`;]*?do update set\s([^`;]*)/.exec(rest) ?? [];
    return [{ table, columns: [...written, ...assignedIn(changed)] }];
  });
}

function updatesIn(text: string): Written[] {
  return [...text.matchAll(UPDATE)].map((found) => ({
    table: found[1] ?? '',
    columns: assignedIn(text.slice(found.index + found[0].length)),
  }));
}

function assignedIn(text: string): string[] {
  return partsOf(text).flatMap((assignment) => {
    const [, names = '', value = ''] = /^\(?([\w, \n]+?)\)?\s*=\s*([\s\S]*)$/.exec(assignment) ?? [];
    const isEmptied = !value || value.trim() === 'null';
    return isEmptied ? [] : names.split(',').map((name) => name.trim());
  });
}

/** The comma-separated parts of an SQL list, up to its end. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    const isWord = /\s/.test(text[at - 1] ?? '');
    if (
      depth < 0 ||
      '`;'.includes(sign) ||
      (depth === 0 && isWord && END_OF_SET.test(text.slice(at, at + 10)))
    )
      break;
    if (sign === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()];
}

/** A repin copies columns that something else must have written. */
const isItself = (column: string, value: string) => value === `p.${column}`;

const LIST_OF_INSERT = /\binsert into \w+(?: as \w+)?\s*\([^()]*\)/g;
const ASSIGNMENT = /(?:\bset|,)\s+\w+ = (?:\$\d+|excluded\.\w+|null\b|true\b|false\b)/g;

/** The words of a text without the columns that it only writes. */
export function wordsReadIn(text: string): Set<string> {
  return new Set(text.replace(LIST_OF_INSERT, ' ').replace(ASSIGNMENT, ' ').match(/\w+/g));
}
