import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../testing/chromium.ts';
import { renderArtwork } from '../art/artwork.ts';
import { CLIP_NAMES } from './clip-names.ts';
import { CLIPS, type Clip } from './clips.ts';

// node sample/clips/record-clips.ts [name …]: writes {name}.webm beside itself.
const asked = process.argv.slice(2);
const browser = await chromium.launch(await findChromium());
const page = await browser.newPage();
for (const name of CLIP_NAMES) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const clip = CLIPS[name];
  const file = await record(page, clip);
  await writeFile(join(import.meta.dirname, `${name}.webm`), file);
  console.log(`${name}.webm: ${Math.round(file.length / 1000)} KB`);
}
await browser.close();

/** Plays the drawings on a canvas and records what it shows. */
async function record(page: Page, clip: Clip): Promise<Buffer> {
  const { width, height, seconds, melts, bitRate } = clip;
  const stills: string[] = [];
  for (const still of clip.stills()) {
    const picture = await renderArtwork(still, { format: 'png', width });
    stills.push(`data:image/png;base64,${picture.toString('base64')}`);
  }
  const base64 = await page.evaluate(play, { stills, width, height, seconds, melts, bitRate });
  return Buffer.from(base64, 'base64');
}

/** Runs in the browser. */
async function play({ stills, ...clip }: { stills: string[] } & Omit<Clip, 'stills'>): Promise<string> {
  const { width, height, seconds, melts, bitRate } = clip;
  const pictures = await Promise.all(
    stills.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
  );
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser draws nothing.');
  const draw = (place: number) => {
    const at = Math.min(Math.floor(place), pictures.length - 1);
    const [now, next] = [pictures[at], pictures[at + 1]];
    const part = Math.min(1, Math.max(0, (place - at - 0.35) / 0.65));
    paper.globalAlpha = 1;
    if (now) paper.drawImage(now, 0, 0, width, height);
    paper.globalAlpha = melts ? part * part * (3 - 2 * part) : 0;
    if (next) paper.drawImage(next, 0, 0, width, height);
  };
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(20), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: bitRate,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const begin = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const done = (performance.now() - begin) / (seconds * 1000);
      draw(Math.min(1, done) * (melts ? pictures.length - 0.65 : pictures.length - 0.01));
      if (done < 1) return;
      clearInterval(timer);
      resolve();
    }, 50);
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
