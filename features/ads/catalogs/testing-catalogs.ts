import { Readable } from 'node:stream';
import type { Fetcher } from '#platform/fetching/fetcher.ts';
import { parseId } from '#platform/ids/ids.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import type { CastMember } from '#testing/cast.ts';
import type { TestPlatform } from '#testing/platform.ts';
import { receiveFeed } from './receive-feed/receive-feed.service.ts';

export const HEAD = 'id,title,description,link,image_link,price,availability,brand';

/** A row of a file; its picture differs by the id. */
export const row = (id: string, more: Partial<Record<string, string>> = {}): string => {
  const { title = `Lamp ${id}`, price = '12.50 EUR', availability = 'in stock', brand = 'Lumen' } = more;
  const { image = `https://shop.example/${id}.jpg`, link = `https://shop.example/${id}` } = more;
  return [id, title, 'Of brass', link, image, price, availability, brand].join(',');
};

/** A fetcher of files and pictures by address; other addresses lead nowhere. */
export function fetcherOf(files: Record<string, string>, missing: readonly string[] = []): Partial<Fetcher> {
  return {
    fetchFile: async (address) => {
      const text = files[address];
      return text === undefined
        ? { ok: false, reason: 'unreachable' }
        : { ok: true, url: address, stream: Readable.from([Buffer.from(text)]) };
    },
    fetchPicture: async (address) => {
      if (missing.includes(address)) return { ok: false, reason: 'status', status: 404 };
      const size = 60 + ([...address].reduce((sum, one) => sum + (one.codePointAt(0) ?? 0), 0) % 90);
      return {
        ok: true,
        url: address,
        contentType: 'image/jpeg',
        stream: Readable.from([await jpegOf(size, 80)]),
      };
    },
  };
}

/** Sends a file for a data source, as the browser does. */
export async function uploads(
  platform: TestPlatform,
  member: CastMember,
  feed_id: string,
  text: string,
): Promise<string> {
  const { data } = await member.call('CatalogRunResource.create', { feed_id });
  const id = parseId(data.id);
  if (!id) throw new Error('no id');
  await receiveFeed(platform, id, Readable.from([Buffer.from(text)]));
  return data.id;
}
