import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parsePicturePath } from '#platform/images/picture-address.ts';
import { openDiskStorage } from '#platform/storage/disk-storage.ts';
import { findChromium } from '#testing/chromium.ts';
import { median } from './load.ts';
import { startProduct } from './processes.ts';
import { type Bench, type Row, type Section, short } from './section.ts';
import { openWorld } from './world.ts';

const SLOW_DOWN = 4;
const ROUNDS = 5;

/** Of a person's browser: one without a head counts as a crawler. */
const { userAgent } = devices['Desktop Chrome'];

export const TITLE = 'Weight';

/** What a visitor's browser loads for a profile, and when it has something to show. */
export async function run({ postgresUrl, folder }: Bench): Promise<Section> {
  const world = await openWorld(postgresUrl, 1000);
  const dataDir = join(folder, 'weight');
  const product = await startProduct({ DATABASE_URL: world.url, DATA_DIR: dataDir });
  const browser = await chromium.launch(await findChromium());
  try {
    const url = `${product.origin}/${world.usernames[0]}/`;
    await makePictures(dataDir, await visit(browser, url));
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, url));
    return { title: TITLE, words: WORDS, tables: [weightsOf(visits), timesOf(visits)] };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The world has rows of pictures but no files: one stands for all that a first visit asked for. */
async function makePictures(dataDir: string, { files }: Visit): Promise<void> {
  const storage = await openDiskStorage(join(dataDir, 'files'), { fsync: false });
  const noise = sharp({
    create: {
      width: 474,
      height: 560,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  }).blur(2);
  const [webp, jpeg] = await Promise.all([noise.clone().webp().toBuffer(), noise.clone().jpeg().toBuffer()]);
  for (const path of new Set(files.map((file) => file.path))) {
    const address = parsePicturePath(path);
    if (!address) continue;
    const isWebp = address.extension === 'webp';
    await storage.put(path.slice(1), isWebp ? webp : jpeg, {
      contentType: isWebp ? 'image/webp' : 'image/jpeg',
    });
  }
}

interface File {
  path: string;
  kind: string;
  raw: number;
  gzip: number;
}

interface Visit {
  files: File[];
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ userAgent, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const loading = collectFiles(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    // The question about cookies belongs to a first visit, and what shifts late counts, too.
    await page.locator('[data-cookie-banner]').waitFor();
    await page.waitForTimeout(1000);
    return { files: await Promise.all(loading), ...(await paintsOf(page)) };
  } finally {
    await context.close();
  }
}

function collectFiles(page: Page): Promise<File>[] {
  const files: Promise<File>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const path = new URL(response.url()).pathname;
    const body = response.body().catch(() => Buffer.alloc(0));
    files.push(body.then((bytes) => ({ path, kind, raw: bytes.length, gzip: gzipSync(bytes).length })));
  });
  return files;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

function paintsOf(page: Page): Promise<Omit<Visit, 'files'>> {
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => done([]), 500);
      });
    const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry;
    const [paints, largest, shifts] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift'].map(entries),
    );
    return {
      firstPaint: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestPaint: largest?.at(-1)?.startTime ?? Number.NaN,
      layoutShift: (shifts ?? [])
        .filter(isShift)
        .filter((shift) => !shift.hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
    };
  });
}

const KINDS: Record<string, string> = {
  document: 'the page itself',
  script: 'JavaScript',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
};

function weightsOf([first]: Visit[]): Row[] {
  const byKind = Map.groupBy(first?.files ?? [], ({ kind }) => KINDS[kind] ?? 'other');
  const sum = (files: File[], of: (file: File) => number) =>
    `${short(files.reduce((total, file) => total + of(file), 0) / 1024)} KB`;
  return [...byKind].map(([kind, files]) => ({
    'a profile, signed out': kind,
    requests: String(files.length),
    raw: sum(files, ({ raw }) => raw),
    gzip: sum(files, ({ gzip }) => gzip),
  }));
}

function timesOf(visits: Visit[]): Row[] {
  const of = (name: 'firstPaint' | 'largestPaint' | 'layoutShift') => median(visits.map((one) => one[name]));
  return [
    {
      [`processor ${SLOW_DOWN} times slower`]: 'first contentful paint',
      median: `${short(of('firstPaint'))} ms`,
    },
    {
      [`processor ${SLOW_DOWN} times slower`]: 'largest contentful paint',
      median: `${short(of('largestPaint'))} ms`,
    },
    { [`processor ${SLOW_DOWN} times slower`]: 'layout shift', median: of('layoutShift').toFixed(3) },
  ];
}

const WORDS = `A Chromium of 1280 × 900 with nothing in its cache, the network being loopback; the paints are medians of
${ROUNDS} visits, by a visitor who has not been asked about cookies yet. Those who take Brotli, as all browsers do, are sent a tenth
less than the gzip. All pictures are one of 474 pixels.`;
