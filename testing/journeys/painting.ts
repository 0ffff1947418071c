import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture of one's own: a sun over a field, in the colours around `hue`. */
export function paint(hue: number, width = 600, height = 900): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 60% 80%)"/>
    <circle cx="60%" cy="35%" r="${width / 5}" fill="hsl(${(hue + 40) % 360} 80% 60%)"/>
    <rect y="65%" width="100%" height="35%" fill="hsl(${(hue + 120) % 360} 40% 40%)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** Chooses a photo in the pin builder and waits until it has arrived. */
export async function choosePhoto(page: Page) {
  const arrived = page.waitForResponse(
    (response) => response.url().includes('/VIPResource/get/') && response.ok(),
  );
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await paint(200) };
  await page.getByRole('main').locator('input[type=file]').setInputFiles(file);
  await arrived;
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
}
