import { randomBytes } from 'node:crypto';
import type { Json } from './reading.ts';

/** JSON as Python writes it: spaces after separators, and only ASCII. */
export function pythonJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, part]) => `${pythonJson(name)}: ${pythonJson(part)}`);
    return `{${entries.join(', ')}}`;
  }
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A query or form with spaces as `%20`. */
export function percentForm(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20');
}

/** A form with one file, as bytes with its content type. */
export function fileForm(
  file: { field: string; name: string; type: string; bytes: Buffer },
  fields: Record<string, string> = {},
): { type: string; body: Buffer } {
  const boundary = `-------------${randomBytes(8).toString('hex')}`;
  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(([name, text]) => `${head(`name="${name}"`)}\r\n${text}\r\n`);
  const opening = `${head(`name="${file.field}"; filename="${file.name}"`)}Content-Type: ${file.type}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(texts.join('') + opening),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
