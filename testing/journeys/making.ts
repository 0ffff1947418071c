import { expect, type Page } from '@playwright/test';
import type { OptionsOf } from '#platform/resource/call.ts';
import { callAs } from './acting.ts';
import { paint } from './painting.ts';

/** Sends a picture as whoever is signed in in this browser; answers the signature it is stored under. */
export async function upload(page: Page, picture: Buffer): Promise<string> {
  const slot = await callAs(page, 'VIPResource.create', { type: 'pinimage' });
  const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: picture };
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const sent = await page.request.post(slot.upload_url, {
    multipart: { file },
    headers: { 'x-csrftoken': token },
  });
  expect(sent.status()).toBeLessThan(300);
  const { upload_id } = slot;
  let signature: string | null | undefined;
  await expect(async () => {
    const uploads = await callAs(page, 'VIPResource.get', { upload_ids: [upload_id] });
    signature = uploads[upload_id]?.signature;
    expect(signature).toBeTruthy();
  }).toPass();
  return signature ?? '';
}

/** Makes a pin with a picture of its own. */
export async function makePin(page: Page, options: OptionsOf<'PinResource.create'> = {}) {
  const image_signature = await upload(page, await paint(Math.floor(Math.random() * 360)));
  return callAs(page, 'PinResource.create', { image_signature, title: 'Morning light', ...options });
}

/** Makes a board with as many pins, all with the same picture, named "{name} 1", "{name} 2" and so on. */
export async function makeBoard(page: Page, name: string, pins = 0) {
  const board = await callAs(page, 'BoardResource.create', { name });
  if (pins === 0) return board;
  const image_signature = await upload(page, await paint(Math.floor(Math.random() * 360), 400, 500));
  for (let number = 1; number <= pins; number++) {
    await callAs(page, 'PinResource.create', {
      image_signature,
      board_id: board.id,
      title: `${name} ${number}`,
    });
  }
  return board;
}
