import type { Attributes } from './page-elements.ts';

export interface PageItem {
  types: readonly string[];
  properties: ReadonlyMap<string, readonly PageValue[]>;
}

export type PageValue = string | number | PageItem;

type OpenItem = { types: readonly string[]; properties: Map<string, PageValue[]> };

const MAX_SCRIPTS = 20;
const MAX_DEPTH = 8;
/** Per page, so that a hostile one costs no more than an honest one. */
const MAX_VALUES = 5000;
const MAX_VALUES_OF_PROPERTY = 100;
const MAX_TEXT = 2000;
const MAX_TYPE = 200;

export async function readPageItems(html: string): Promise<PageItem[]> {
  const { readTags } = await import('./page-elements.ts');
  const scripts: string[] = [];
  let isInScript = false;
  const microdata = microdataReader();
  readTags(html, {
    onopentag(name, attributes) {
      isInScript = name === 'script' && isJsonLd(attributes) && scripts.length < MAX_SCRIPTS;
      if (isInScript) scripts.push('');
      microdata.open(attributes);
    },
    ontext(text) {
      if (isInScript) scripts.push((scripts.pop() ?? '') + text);
      else microdata.text(text);
    },
    onclosetag() {
      isInScript = false;
      microdata.close();
    },
  });
  const budget = { left: MAX_VALUES };
  return [...scripts.flatMap((script) => itemsOfScript(script, budget)), ...microdata.items];
}

const isJsonLd = ({ type }: Attributes) => /^application\/ld\+json\s*(;|$)/i.test(type?.trim() ?? '');

type Budget = { left: number };

function itemsOfScript(script: string, budget: Budget): PageItem[] {
  let parsed: unknown;
  try {
    // Sites put line breaks into strings, which JSON does not allow.
    parsed = JSON.parse(script.replace(/[\r\n\t]+/g, ' '));
  } catch {
    return [];
  }
  const roots = Array.isArray(parsed) ? parsed : [parsed];
  const graphs = roots.flatMap((root) =>
    isObject(root) && Array.isArray(root['@graph']) ? root['@graph'] : [],
  );
  return [...roots, ...graphs]
    .flatMap((root) => valuesOf(root, budget, 0))
    .filter((value) => typeof value === 'object');
}

function valuesOf(value: unknown, budget: Budget, depth: number): PageValue[] {
  if (depth > MAX_DEPTH || budget.left-- <= 0) return [];
  if (typeof value === 'string') return [value.slice(0, MAX_TEXT)];
  if (typeof value === 'number') return [value];
  if (Array.isArray(value))
    return value.slice(0, MAX_VALUES_OF_PROPERTY).flatMap((each) => valuesOf(each, budget, depth + 1));
  if (!isObject(value)) return [];
  if ('@value' in value) return valuesOf(value['@value'], budget, depth + 1);
  const properties = new Map<string, PageValue[]>();
  for (const [name, each] of Object.entries(value)) {
    if (!name.startsWith('@')) properties.set(name, valuesOf(each, budget, depth + 1));
  }
  return [{ types: typesIn([value['@type']].flat()), properties }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `https://schema.org/Recipe`, `schema:Recipe` and `Recipe` are the same type. */
function typesIn(types: readonly unknown[]): string[] {
  const names = types.filter((type) => typeof type === 'string').slice(0, MAX_VALUES_OF_PROPERTY);
  return names.flatMap((name) => name.slice(0, MAX_TYPE).trim().split(/[/#:]/).at(-1) ?? []);
}

interface OpenElement {
  item: OpenItem | null;
  property: { names: string[]; of: OpenItem; text: string } | null;
}

function microdataReader() {
  const items: PageItem[] = [];
  const elements: OpenElement[] = [];
  const openItems: OpenItem[] = [];
  const openProperties: NonNullable<OpenElement['property']>[] = [];
  let left = MAX_VALUES;
  const add = (of: OpenItem, names: readonly string[], value: PageValue) => {
    for (const name of names) {
      const values = of.properties.get(name) ?? [];
      if (left-- <= 0 || values.length >= MAX_VALUES_OF_PROPERTY) continue;
      values.push(value);
      of.properties.set(name, values);
    }
  };
  return {
    items,
    open(attributes: Attributes) {
      const of = openItems.at(-1);
      const names = attributes.itemprop?.split(/\s+/, 10).filter(Boolean) ?? [];
      const element: OpenElement = { item: null, property: null };
      elements.push(element);
      if ('itemscope' in attributes && openItems.length < MAX_DEPTH && left-- > 0) {
        element.item = { types: typesIn(attributes.itemtype?.split(/\s+/, 5) ?? []), properties: new Map() };
        if (of && names.length > 0) add(of, names, element.item);
        else items.push(element.item);
        openItems.push(element.item);
      } else if (of && names.length > 0) {
        const given = givenValue(attributes);
        if (given !== undefined) add(of, names, given.slice(0, MAX_TEXT));
        else if (openProperties.length < MAX_DEPTH) {
          element.property = { names, of, text: '' };
          openProperties.push(element.property);
        }
      }
    },
    text(text: string) {
      for (const property of openProperties) {
        if (property.text.length < MAX_TEXT) property.text += text;
      }
    },
    close() {
      const element = elements.pop();
      if (element?.item) openItems.pop();
      if (!element?.property) return;
      const { names, of, text } = element.property;
      openProperties.pop();
      add(of, names, text.slice(0, MAX_TEXT));
    },
  };
}

function givenValue({ content, datetime, href, src }: Attributes): string | undefined {
  return content ?? datetime ?? href ?? src;
}
