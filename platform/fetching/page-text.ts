/** Text of a page by its byte order mark, the header's charset, the page's own `<meta>`, else UTF-8 – in this order. */
export function decodePage(bytes: Buffer, contentType: string | undefined): string {
  const declared = markOf(bytes) ?? charsetIn(contentType) ?? charsetIn(bytes.toString('latin1', 0, 2048));
  return decoderFor(declared ?? 'utf-8').decode(bytes);
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

function charsetIn(text: string | undefined): string | undefined {
  return /charset\s*=\s*["']?([\w:.-]+)/i.exec(text ?? '')?.[1];
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    // A charset that does not exist: UTF-8 keeps at least its ASCII readable.
    return new TextDecoder();
  }
}

/** Whether bytes look like markup: text without NUL bytes whose first visible character opens a tag. */
export function looksLikeMarkup(text: string): boolean {
  const start = text.slice(0, 4096).trimStart();
  return start.startsWith('<') && !start.includes('\0');
}
