import { type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const OUT = '/tmp/w/shots/b1/';
const act = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Selected Pins' }).getByRole('button', { name, exact: true });

test('shots', async ({ page }) => {
  test.setTimeout(200_000);
  const username = await signUpFresh(page, 'Nora');
  const one = await makeBoard(page, 'One', 3);
  await makeBoard(page, 'Hideaway');
  await callAs(page, 'BoardResource.create', { name: 'Secret gifts', privacy: 'secret' });
  for (let index = 0; index < 6; index += 1) await makePin(page, { title: `Morning light ${index}`, board_id: one.id });
  const cookies = await page.context().cookies();
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1280, 375, 320]) {
      if (width === 320 && scheme === 'dark') continue;
      const member = await visitorOf(page);
      await member.context().addCookies(cookies);
      await member.emulateMedia({ colorScheme: scheme });
      await member.setViewportSize({ width, height: width === 1280 ? 860 : 720 });
      const shot = (name: string) => member.screenshot({ path: `${OUT}${name}-${width}-${scheme}.png` });
      for (const [name, path] of [
        ['all', `/${username}/pins/`],
        ['saved', `/${username}/_saved/`],
        ['created', `/${username}/_created/`],
        ['self', '/_self-profile/pins/'],
        ['search', '/search/?q=morning'],
        ['own', '/search/me/?q=morning'],
        ['topic', '/topics/photography/'],
        ['board', one.url],
      ] as const) {
        await open(member, path);
        await member.waitForTimeout(400);
        await shot(name);
        if (name === 'saved' || name === 'created' || name === 'topic') continue;
        await member.getByRole('button', { name: 'Select Pins' }).click();
        await member.getByRole('checkbox').nth(0).check();
        await member.getByRole('checkbox').nth(1).check();
        await member.waitForTimeout(300);
        await shot(`${name}-on`);
      }
      if (width === 1280) {
        await act(member, 'Note').click();
        await member.waitForTimeout(400);
        await shot('note');
        await member.keyboard.press('Escape');
        await act(member, 'Make secret').click();
        await member.waitForTimeout(600);
        await shot('secret');
        await member.keyboard.press('Escape');
        await member.waitForTimeout(400);
        await member.mouse.move(8, 400);
        await member.mouse.down();
        await member.mouse.move(300, 500, { steps: 3 });
        await member.mouse.move(600, 640, { steps: 3 });
        await member.waitForTimeout(200);
        await shot('marquee');
        await member.mouse.up();
      } else {
        await act(member, 'More').click();
        await member.waitForTimeout(500);
        await shot('more');
      }
      await member.context().close();
    }
});
