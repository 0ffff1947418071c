import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SAMPLE_PASSWORD } from '../sample/words/people.ts';
import { findChromium } from '../testing/chromium.ts';
import { callAs } from '../testing/journeys/acting.ts';

// Takes the pictures of the README from a server with the sample world: npm start, then npm run screenshots.
const [baseURL = 'http://localhost:3000'] = process.argv.slice(2);
const folder = join(import.meta.dirname, 'screenshots');
await mkdir(folder, { recursive: true });

const browser = await chromium.launch(await findChromium());
const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
// The answer to the question about cookies.
await page.context().addCookies([{ name: 'cookie_choice', value: '001.', url: baseURL }]);
await page.request.get('/login/');
await callAs(page, 'UserSessionResource.create', { username_or_email: 'ada', password: SAMPLE_PASSWORD });
const boards = await callAs(page, 'BoardsResource.get', { username: 'ada', page_size: 50 });
const [fullest] = boards.toSorted((one, other) => other.pin_count - one.pin_count);
if (!fullest) throw new Error(`${baseURL} has no sample world`);
const pins = await callAs(page, 'BoardFeedResource.get', { board_id: fullest.id, page_size: 10 });
const [liveliest] = pins.toSorted((one, other) => other.comment_count - one.comment_count);
await shoot(page, 'home', '/');
await shoot(page, 'boards', '/ada/_boards/');
await shoot(page, 'pin', `/pin/${liveliest?.id}/`);
await browser.close();

async function shoot(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    Promise.all([...document.images].slice(0, 20).map((image) => image.decode().catch(() => {}))),
  );
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
}
