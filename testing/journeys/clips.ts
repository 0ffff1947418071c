import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ClipName } from '../../sample/clips/clip-names.ts';
import { callAs } from './acting.ts';
import { upload } from './making.ts';
import { paint } from './painting.ts';

const WEBM = { type: 'video', name: 'clip.webm', mimeType: 'video/webm' };

/** Sends one of the sample world's videos, which a browser really plays for six seconds. */
async function uploadClip(page: Page, name: ClipName): Promise<string> {
  const file = join(import.meta.dirname, `../../sample/clips/${name}.webm`);
  return upload(page, await readFile(file), WEBM);
}

/** Makes a pin of a video of six seconds, under a cover. */
export async function makeClipPin(page: Page, title: string) {
  const metadata = { pin_image_signature: await upload(page, await paint(200, 640, 360)) };
  const video_signature = await uploadClip(page, 'lake');
  const story_pin = { metadata, pages: [{ blocks: [{ type: 3, video_signature }] }] };
  return callAs(page, 'StoryPinResource.create', { story_pin, title });
}

/** Makes a story of three pages: a picture with words, a video with words, a picture with words. */
export async function makeClipStory(page: Page, title: string) {
  const pictures = [
    await upload(page, await paint(200, 400, 700)),
    await upload(page, await paint(40, 400, 700)),
  ];
  const video_signature = await uploadClip(page, 'day');
  const shown = [
    { type: 2, image_signature: pictures[0] },
    { type: 3, video_signature },
    { type: 2, image_signature: pictures[1] },
  ];
  const pages = shown.map((block, index) => ({
    blocks: [block, { type: 1, text: `Step ${index + 1}` }],
  }));
  const metadata = { pin_image_signature: pictures[0] };
  return callAs(page, 'StoryPinResource.create', { story_pin: { metadata, pages }, title });
}
