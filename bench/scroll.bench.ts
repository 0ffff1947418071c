import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { openDatabase } from '#platform/database/database.ts';
import { findChromium } from '#testing/chromium.ts';
import { makeLarge, makePictures } from './large-profile.ts';
import { startProduct } from './processes.ts';
import { type Held, heldBy, type Scrolled, scrollDown } from './scroll.ts';
import { type Bench, type Row, type Section, share, short } from './section.ts';
import { type SignedIn, signUp } from './sign-up.ts';
import { openWorld } from './world.ts';

const PINS = 10_000;
const BOARDS = 1000;

export const TITLE = 'Scrolling';

/** A board of 10,000 pins and a profile of 1,000 boards, gone down to the end by whose they are. */
export async function run({ postgresUrl, folder }: Bench): Promise<Section> {
  const { url } = await openWorld(postgresUrl, 1000, { name: 'scroll' });
  const dataDir = join(folder, 'scroll');
  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const browser = await chromium.launch(await findChromium());
  try {
    const username = `scroller${Date.now().toString(36)}`;
    const person = await signUp(product.origin, username);
    await makeLarge(url, person, { boards: BOARDS, walls: [PINS], pictures: PINS });
    const db = openDatabase(url, { max: 1 });
    await makePictures(db, dataDir, PINS).finally(() => db.close());
    const context = await signedIn(browser, person, product.origin);
    const tables: Row[][] = [];
    for (const list of listsOf(product.origin, username)) tables.push(await scrollThrough(context, list));
    return { title: TITLE, words: WORDS, tables };
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface List {
  name: string;
  url: string;
  /** As it is named to screen readers. */
  label: string;
  count: number;
}

function listsOf(origin: string, username: string): List[] {
  return [
    {
      ...{ name: 'pins of a board', url: `${origin}/${username}/wall-${PINS}/` },
      ...{ label: `Pins on Wall ${PINS}`, count: PINS },
    },
    { name: 'boards', url: `${origin}/${username}/_boards/`, label: 'Boards', count: BOARDS },
  ];
}

async function signedIn(browser: Browser, { headers }: SignedIn, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const cookies = (headers.cookie ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await context.addCookies(cookies);
  return context;
}

/** In three legs, of which the first and the last are as long: what grows with the list shows between them. */
async function scrollThrough(context: BrowserContext, { name, url, label, count }: List): Promise<Row[]> {
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    const rows: Row[] = [];
    let before = await heldBy(session);
    for (const [from, to] of [
      [0, count / 5],
      [count / 5, (count * 4) / 5],
      [(count * 4) / 5, count],
    ] as const) {
      const seen = await scrollDown(page, label, to);
      const after = await heldBy(session);
      const legs = `${(from + 1).toLocaleString('en')} to ${to.toLocaleString('en')}`;
      rows.push({ [name]: legs, ...cellsOf(seen, { before, after }) });
      before = after;
    }
    return rows;
  } finally {
    await page.close();
  }
}

function cellsOf(seen: Scrolled, { before, after }: { before: Held; after: Held }): Row {
  return {
    frames: short(seen.frames),
    dropped: share(seen.dropped, seen.frames + seen.dropped),
    longest: `${short(seen.longest)} ms`,
    'work a frame': `${short(((after.worked - before.worked) * 1000) / seen.frames)} ms`,
    'over 50 ms': short(seen.longTasks),
    'longest of them': `${short(seen.longestTask)} ms`,
    'elements at most': short(seen.elementsMost),
    'pictures at most': short(seen.picturesMost),
    'nodes held after': short(after.nodes),
    'heap after': `${short(after.megabytes)} MB`,
  };
}

const WORDS = `A Chromium of 1280 × 900 without a graphics card, signed in as whose they are, so that every card can be
dragged and has its menu; every pin has a picture file of its own. It goes down some five screens a second
while the further pages come; dropped are the frames that a screen of 60 a second would have shown twice. Only the cards
near the screen are in the page, so its size does not grow; the nodes and the heap are counted after a collection of garbage,
and what the list knows of its items is all that stays.`;
