import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { receiveUpload } from '#features/core/media/upload-file/receive-upload.service.ts';
import { openSlot } from '#features/core/media/upload-file/upload-file.service.ts';
import { fileAll } from '#features/discovery/topics/testing-topics.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import PICTURES from '../../../../sample/words/pictures.json' with { type: 'json' };

const THEMES = [
  ...['kitchens', 'butterflies and beetles', 'bathrooms', 'bedrooms', 'forest animals', 'soups', 'lamps'],
] as const;
type Theme = (typeof THEMES)[number];

const FOLDER = join(import.meta.dirname, '../../../../sample/pictures');

let platform: TestPlatform;
let cast: Cast;
const themeOf = new Map<string, Theme>();
const pinsOf = (theme: Theme) => [...themeOf].filter(([, one]) => one === theme).map(([id]) => id);

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  // One after the other, so that the newest are of all themes.
  for (let number = 1; number <= 7; number++) {
    for (const theme of THEMES) {
      const texts = PICTURES[theme][number - 1];
      const name = `${theme.replaceAll(' ', '-')}-${number}.webp`;
      if (!texts) continue;
      const slot = await openSlot(platform, cast.ada.id, 'image');
      const { signature } = await receiveUpload(platform, slot.id, createReadStream(join(FOLDER, name)));
      const pin = await cast.ada.saves.pin({ ...texts, image_signature: signature });
      themeOf.set(pin.id, theme);
    }
  }
  await fileAll(platform);
}, 120_000);

const related = async (pin_id: string) => {
  const { data } = await cast.visitor.call('RelatedModulesResource.get', { pin_id, page_size: 50 });
  return data.map(({ id }) => themeOf.get(id));
};

test('under a kitchen are kitchens first, and no beetle on any page', async () => {
  for (const id of pinsOf('kitchens')) {
    const found = await related(id);
    const kitchens = found.filter((theme) => theme === 'kitchens');
    expect(kitchens.length).toBeGreaterThanOrEqual(5);
    expect(found.slice(0, 2)).toEqual(['kitchens', 'kitchens']);
    expect(found).not.toContain('butterflies and beetles');
  }
});

test('under a beetle is no kitchen', async () => {
  for (const id of pinsOf('butterflies and beetles')) {
    const found = await related(id);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain('kitchens');
  }
});

test('a part of a picture finds what looks like it', async () => {
  const looksLike = async (pin_id: string) => {
    const {
      data: { results: data },
    } = await cast.visitor.call('VisualLiveSearchResource.get', {
      ...{ pin_id, page_size: 3, crop: { x: 0.05, y: 0.05, w: 0.9, h: 0.9 } },
    });
    return data.map(({ id }) => themeOf.get(id));
  };
  const found = await Promise.all(pinsOf('soups').map(looksLike));
  const soups = found.flat().filter((theme) => theme === 'soups');
  // By chance it would be every seventh.
  expect(soups.length / found.flat().length).toBeGreaterThan(0.6);
});
