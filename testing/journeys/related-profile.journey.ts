import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

test('[CONST-01] the profile of whose pin one looks at is fetched ahead 500 ms after the pointer came to rest on a way there', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  const nora = await signUpFresh(maker, 'Nora');
  const { id } = await makeBoard(maker, 'Lamps', 1);
  const [pin] = await callAs(maker, 'BoardFeedResource.get', { board_id: id });
  await maker.context().close();
  await signUpFresh(page, 'Mia');
  await page.clock.install();
  await open(page, `/pin/${pin?.id}/`);
  const link = page.getByRole('main').getByRole('link', { name: 'Nora Journey', exact: true });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/${nora}`)) fetched.push(pathname);
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.hover();
  await page.clock.runFor(499);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await link.hover();
  await page.clock.runFor(499);
  expect(fetched).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => fetched).not.toEqual([]);
});
