import { Resolver } from 'node:dns/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PICTURE_LIMITS } from '#platform/images/picture-limits.ts';
import { SNIFF_BYTES, sniffMedia } from '#platform/images/sniff-media.ts';
import { type FetchRefusal, FetchRefused } from './fetch-refusal.ts';
import type { GuardOptions } from './guarded-request.ts';

/** Each joined from its parts; empty if there are none or no server answers in time. */
type ResolveTexts = (hostname: string) => Promise<string[]>;

const LONGEST_WAIT_MS = 5000;

export function createTextResolve(servers?: string[]): ResolveTexts {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), LONGEST_WAIT_MS);
    try {
      return (await resolver.resolveTxt(hostname)).map((parts) => parts.join(''));
    } catch {
      // No such name, no such record or no server: there is no text to read.
      return [];
    } finally {
      clearTimeout(timer);
    }
  };
}

export interface FetchedPage {
  ok: true;
  url: string;
  html: string;
}

export interface FetchedPicture {
  ok: true;
  url: string;
  /** Detected from the bytes, not the header. */
  contentType: string;
  /** Fails with `FetchRefused` past the size limit or the deadline. Must be read or destroyed. */
  stream: Readable;
}

export interface FetchedFile {
  ok: true;
  url: string;
  /** As of a picture. */
  stream: Readable;
}

export interface NotFetched {
  ok: false;
  reason: FetchRefusal;
  status?: number;
}

export interface FetcherOptions extends GuardOptions {
  /** Covers the first name look-up to the last byte, including redirects; stops a server that drips. */
  pageDeadlineMs?: number;
  pictureDeadlineMs?: number;
  fileDeadlineMs?: number;
  maxPageBytes?: number;
  maxPictureBytes?: number;
  resolveTexts?: ResolveTexts;
}

/** Fetches only from the public web. Sends no cookies and credentials, and follows at most five redirects. */
export interface Fetcher {
  fetchPage(address: string): Promise<FetchedPage | NotFetched>;
  fetchPicture(address: string): Promise<FetchedPicture | NotFetched>;
  /** Whatever it is, up to so many bytes. */
  fetchFile(address: string, maxBytes: number): Promise<FetchedFile | NotFetched>;
  /** Asks name servers, never the host. */
  readTexts: ResolveTexts;
  close(): Promise<void>;
}

export function createFetcher(options: FetcherOptions): Fetcher {
  const { pageDeadlineMs = 15_000, pictureDeadlineMs = 45_000, fileDeadlineMs = 600_000 } = options;
  const { maxPageBytes = 2 * 1024 * 1024, maxPictureBytes = PICTURE_LIMITS.bytes } = options;
  let opened: ReturnType<typeof openWeb> | undefined;
  const web = () => {
    opened ??= openWeb(options);
    return opened;
  };

  async function fetchPage(address: string): Promise<FetchedPage> {
    const signal = AbortSignal.timeout(pageDeadlineMs);
    const { get, openBody } = await web();
    const answer = await get(address, {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.1',
      signal,
    });
    const bytes = await buffer(openBody(answer, maxPageBytes, signal));
    const sniffed = await sniffMedia(bytes.subarray(0, SNIFF_BYTES));
    if (sniffed.kind === 'picture') throw new FetchRefused('picture-not-page');
    const html = decodePage(bytes, answer.headers['content-type']?.toString());
    if (!looksLikeMarkup(html)) throw new FetchRefused('not-a-page');
    return { ok: true, url: answer.url.href, html };
  }

  async function fetchPicture(address: string): Promise<FetchedPicture> {
    const signal = AbortSignal.timeout(pictureDeadlineMs);
    const { get, openBody } = await web();
    const answer = await get(address, { accept: 'image/avif,image/webp,image/*,*/*;q=0.1', signal });
    const body = openBody(answer, maxPictureBytes, signal);
    const { head, whole } = await readHead(body);
    const sniffed = await sniffMedia(head);
    if (sniffed.kind !== 'picture') {
      body.destroy();
      throw new FetchRefused('not-a-picture');
    }
    return { ok: true, url: answer.url.href, contentType: sniffed.contentType, stream: whole };
  }

  async function fetchFile(address: string, maxBytes: number): Promise<FetchedFile> {
    const signal = AbortSignal.timeout(fileDeadlineMs);
    const { get, openBody } = await web();
    const answer = await get(address, { accept: '*/*', signal });
    return { ok: true, url: answer.url.href, stream: openBody(answer, maxBytes, signal) };
  }

  return {
    fetchPage: (address) => orReason(fetchPage(address)),
    fetchPicture: (address) => orReason(fetchPicture(address)),
    fetchFile: (address, maxBytes) => orReason(fetchFile(address, maxBytes)),
    readTexts: options.resolveTexts ?? createTextResolve(),
    close: async () => (await opened)?.close(),
  };
}

/** Loaded when first needed: many processes never fetch anything. */
async function openWeb(options: GuardOptions) {
  const [{ createGuardedRequest }, { openBody }] = await Promise.all([
    import('./guarded-request.ts'),
    import('./answer-body.ts'),
  ]);
  return { ...createGuardedRequest(options), openBody };
}

async function readHead(body: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < SNIFF_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* all() {
    yield head;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { head, whole: Readable.from(all(), { objectMode: false }) };
}

async function orReason<T>(work: Promise<T>): Promise<T | NotFetched> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { ok: false, reason: error.reason, ...(error.status && { status: error.status }) };
  }
}

function decodePage(bytes: Buffer, contentType: string | undefined): string {
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
    // Unknown charset: UTF-8 at least keeps the ASCII readable.
    return new TextDecoder();
  }
}

function looksLikeMarkup(text: string): boolean {
  const start = text.slice(0, 4096).trimStart();
  return start.startsWith('<') && !start.includes('\0');
}
