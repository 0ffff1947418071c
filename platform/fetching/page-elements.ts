import { Parser } from 'htmlparser2';

export type Attributes = Record<string, string>;

export interface PageElements {
  title: string;
  base: string | null;
  metas: Attributes[];
  images: { image: Attributes; sources: Attributes[] }[];
}

const MAX_METAS = 300;
const MAX_IMAGES = 1000;
const MAX_SOURCES = 20;

/**
 * Browsers have this limit, too. Parsers take quadratic time in the depth, and a page of two megabytes can
 * nest 400,000 deep.
 */
const MAX_DEPTH = 512;
const CHUNK = 4096;

export function readPageElements(html: string): PageElements {
  const found: PageElements = { title: '', base: null, metas: [], images: [] };
  let sources: Attributes[] = [];
  let isInTitle = false;
  let hasTitle = false;
  readTags(html, {
    onopentag(name, attributes) {
      if (name === 'meta' && found.metas.length < MAX_METAS) found.metas.push(attributes);
      if (name === 'base') found.base ??= attributes.href ?? null;
      if (name === 'title') isInTitle = !hasTitle;
      if (name === 'picture') sources = [];
      if (name === 'source' && sources.length < MAX_SOURCES) sources.push(attributes);
      if (name === 'img' && found.images.length < MAX_IMAGES)
        found.images.push({ image: attributes, sources });
    },
    ontext(text) {
      if (isInTitle) found.title += text;
    },
    onclosetag(name) {
      if (name === 'picture') sources = [];
      if (name === 'title') {
        hasTitle ||= isInTitle;
        isInTitle = false;
      }
    },
  });
  return found;
}

interface TagReader {
  onopentag(name: string, attributes: Attributes): void;
  ontext(text: string): void;
  onclosetag(name: string): void;
}

export function readTags(html: string, reader: TagReader): void {
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      reader.onopentag(name, attributes);
    },
    ontext: reader.ontext,
    onclosetag(name) {
      depth--;
      reader.onclosetag(name);
    },
  });
  for (let at = 0; at < html.length && depth <= MAX_DEPTH; at += CHUNK)
    parser.write(html.slice(at, at + CHUNK));
  parser.end();
}
