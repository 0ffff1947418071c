import { pipeline, type Readable } from 'node:stream';
import type { FeedFormat } from '../catalog.ts';

/** One product as the file has it, by names of columns in lower case. */
export interface FeedRow {
  line: number;
  values: Map<string, string>;
  /** The row could not be read. */
  isBroken: boolean;
}

/** Longest row, in bytes: what does not end is no file of products. */
const LONGEST_ROW = 256 * 1024;

/** Reads as it comes; only one row is in memory. Throws where the file as a whole is no such file. */
export function readRows(body: Readable, format: FeedFormat): AsyncGenerator<FeedRow> {
  return format === 'XML' ? readXml(body) : readTable(body, format === 'TSV' ? ['\t'] : [',', ';']);
}

/** `image link`, `g:image_link` and `Image-Link` are one column. */
export function columnName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');
}

async function* readTable(body: Readable, delimiter: string[]): AsyncGenerator<FeedRow> {
  const { parse } = await import('csv-parse');
  const broken: FeedRow[] = [];
  const parser = parse({
    ...{ bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true },
    ...{ relax_quotes: delimiter[0] === '\t', quote: delimiter[0] === '\t' ? null : '"' },
    max_record_size: LONGEST_ROW,
    columns: (names: string[]) => names.map(columnName),
    skip_records_with_error: true,
    on_skip: (_error, _raw) => {
      broken.push({ line: parser.info.lines, values: new Map(), isBroken: true });
    },
  });
  pipeline(body, parser, () => {
    // The parser is destroyed with the error, and whoever reads it gets it.
  });
  for await (const found of parser) {
    const { record, info } = found as { record: Record<string, string>; info: { lines: number } };
    yield* broken.splice(0);
    yield { line: info.lines, values: new Map(Object.entries(record)), isBroken: false };
  }
  yield* broken;
}

/** Names of the elements that each hold a product: those of RSS and of Atom, and plain ones. */
const ITEMS = new Set(['item', 'entry', 'product']);

async function* readXml(body: Readable): AsyncGenerator<FeedRow> {
  const { default: sax } = await import('sax');
  const parser = sax.parser(true, { position: true, trim: true });
  const ready: FeedRow[] = [];
  let item: FeedRow | undefined;
  let size = 0;
  let field = '';
  let text = '';
  let depth = 0;
  const localName = (name: string) => columnName(name.replace(/^.*:/, ''));
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    if (!item && ITEMS.has(localName(name))) {
      item = { line: parser.line + 1, values: new Map(), isBroken: false };
      [size, depth] = [0, 0];
      return;
    }
    if (!item) return;
    depth += 1;
    if (depth > 1) return;
    [field, text] = [localName(name), ''];
    // Atom writes its link into an attribute.
    if (field === 'link' && attributes.href) text = String(attributes.href);
  };
  const add = (more: string) => {
    if (!item) return;
    size += more.length;
    if (size > LONGEST_ROW) throw new Error('a product that does not end');
    if (depth === 1) text += more;
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = () => {
    if (!item) return;
    if (depth === 0) {
      ready.push(item);
      item = undefined;
      return;
    }
    if (depth === 1 && !item.values.has(field)) item.values.set(field, text.trim());
    depth -= 1;
  };
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    yield* ready.splice(0);
  }
  parser.write(decoder.decode()).close();
  yield* ready;
}
