import { expect, test } from 'vitest';
import { shortLinkTo } from '#features/core/people/short-link.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

test('addresses in any script can be redirected to: from a short link, and from reporting what is one’s own', async () => {
  const { ada } = await castOf(await testPlatform(await freshDatabase()));
  const { data } = await ada.call('BoardResource.create', { name: '日本 ё' });
  const address = encodeURI(data.url);
  for (const path of [shortLinkTo('board', data.id), `/report/board/${data.id}/`])
    expect((await ada.opens(path)).address, path).toBe(address);
});

test('a short link to what is not there shows the page that says so', async () => {
  const { ada } = await castOf(await testPlatform(await freshDatabase()));
  for (const path of [shortLinkTo('pin', '1'), '/url_shortener/zzz/redirect/']) {
    const page = await ada.opens(path);
    expect(page.status, path).toBe(404);
    expect(page.title, path).toMatch(/^Not found/);
  }
});
