import { expect, type Page } from '@playwright/test';
import { MP4 } from '#platform/images/testing-videos.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { callAs, csrfHeaderOf } from './acting.ts';
import { paint } from './painting.ts';

const PICTURE = { type: 'pinimage', name: 'picture.jpg', mimeType: 'image/jpeg' };
const VIDEO = { type: 'video', name: 'clip.mp4', mimeType: 'video/mp4' };

/** Sends a picture as whoever is signed in in this browser; answers the signature it is stored under. */
export async function upload(page: Page, buffer: Buffer, { type, ...named } = PICTURE): Promise<string> {
  const slot = await callAs(page, 'VIPResource.create', { type });
  const file = { ...named, buffer };
  const sent = await page.request.post(slot.upload_url, {
    multipart: { file },
    headers: await csrfHeaderOf(page),
  });
  expect(sent.status()).toBeLessThan(300);
  const { upload_id } = slot;
  let signature: string | null | undefined;
  await expect(async () => {
    const uploads = await callAs(page, 'VIPResource.get', { upload_ids: [upload_id] });
    signature = uploads[upload_id]?.signature;
    expect(signature).toBeTruthy();
  }).toPass({ intervals: [20, 50, 100] });
  return signature ?? '';
}

let lastHue = Math.floor(Math.random() * 360);

/** A hue that the 359 before did not have: chance gives two pictures one hue now and then, which makes them one picture. */
function nextHue(): number {
  lastHue = (lastHue + 137) % 360;
  return lastHue;
}

/** Makes a pin with a picture of its own. */
export async function makePin(page: Page, options: OptionsOf<'PinResource.create'> = {}) {
  const image_signature = await upload(page, await paint(nextHue(), 300, 450));
  return callAs(page, 'PinResource.create', { image_signature, title: 'Morning light', ...options });
}

/** Makes a pin of two pages, each a picture with words. */
export async function makeStoryPin(page: Page, title: string) {
  const image_signature = await upload(page, await paint(200, 400, 700));
  const pages = ['First this', 'Then that'].map((text) => ({
    blocks: [
      { type: 2, image_signature },
      { type: 1, text },
    ],
  }));
  const metadata = { pin_image_signature: image_signature };
  return callAs(page, 'StoryPinResource.create', { story_pin: { metadata, pages }, title });
}

/** Makes a pin of one video, with a cover. */
export async function makeVideoPin(page: Page, title: string) {
  const video_signature = await upload(page, MP4, VIDEO);
  const metadata = { pin_image_signature: await upload(page, await paint(120, 160, 96)) };
  const story_pin = { metadata, pages: [{ blocks: [{ type: 3, video_signature }] }] };
  return callAs(page, 'StoryPinResource.create', { story_pin, title });
}

/** Makes a board with as many pins, all with the same picture, named "{name} 1", "{name} 2" and so on. */
export async function makeBoard(page: Page, name: string, pins = 0) {
  const board = await callAs(page, 'BoardResource.create', { name });
  if (pins === 0) return board;
  const image_signature = await upload(page, await paint(nextHue(), 240, 300));
  for (let number = 1; number <= pins; number++) {
    await callAs(page, 'PinResource.create', {
      image_signature,
      board_id: board.id,
      title: `${name} ${number}`,
    });
  }
  return board;
}
