import { expect, type Page, test } from '@playwright/test';
import { HUB_SEGMENT } from '#features/people/hub.ts';
import { callAs, signUpAnew } from './acting.ts';
import { arrange } from './arranging.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin, makeStoryPin, makeVideoPin } from './making.ts';
import { RECIPE } from './pretended-web.ts';

const pinsIn = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('article');

test('[ROUTE-12] [ROUTE-15] story pins and video pins of a person have a page each', async ({ page }) => {
  const username = await signUpAnew(page, 'Nora');
  await makePin(page);
  await makeStoryPin(page, 'How to fold');
  await makeVideoPin(page, 'A walk');
  const visitor = await visitorOf(page);
  for (const [path, list, shown] of [
    ['story_pins', 'Story pins', /How to fold/],
    ['video_pins', 'Video pins', /A walk/],
  ] as const) {
    for (const looking of [page, visitor]) {
      expect((await open(looking, `/${username}/${path}`))?.status()).toBe(200);
      await expect(looking.getByRole('heading', { level: 1, name: list })).toBeVisible();
      await expect(pinsIn(looking, list)).toHaveText([shown]);
    }
  }
  await visitor.context().close();
});

test('[ROUTE-14] the pins that a person tried have a page', async ({ page }) => {
  const username = await signUpAnew(page, 'Nora');
  await makePin(page, { title: 'Only saved' });
  const { id } = await makePin(page, { title: 'Bread of yesterday' });
  await callAs(page, 'DidItActivityResource.create', { pin_id: id });
  await open(page, `/${username}/tried`);
  await expect(pinsIn(page, 'Tried Pins')).toHaveText([/Bread of yesterday/]);
  await expect(page.getByRole('link', { name: 'Tried' })).toHaveAttribute('aria-current', 'page');
});

test('[ERR-04] [ROUTE-13] [EMPTY-05] the topics that a person follows have a page', async ({ page }) => {
  const username = await signUpAnew(page, 'Nora');
  await open(page, `/${username}/topics/`);
  await expect(
    page.getByRole('heading', { name: "You haven't picked any topics to follow yet" }),
  ).toBeVisible();
  for (const name of ['Ceramics', 'Night skies', 'Of nobody']) {
    const slug = `${name.toLowerCase().replaceAll(' ', '-')}-of-${username}`;
    await arrange('insert into interests (slug, name) values ($1, $2)', [slug, name]);
    if (name === 'Of nobody') continue;
    await arrange(
      `insert into interest_follows (home, user_id, interest_id)
        select u.home, u.id, i.id from users u, interests i where u.username = $1 and i.slug = $2`,
      [username, slug],
    );
  }
  await open(page, `/${username}/topics`);
  await expect(page.getByRole('heading', { level: 1, name: 'Topics' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Ceramics', 'Night skies']);
});

test('[ROUTE-17] [ROUTE-18] boards and pins of a person stand side by side, but not those of a business', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  await makeBoard(page, 'Kitchens', 1);
  await makePin(page, { title: 'Loose leaf' });
  await open(page, `/${username}/${HUB_SEGMENT}/`);
  await expect(page).toHaveURL(`/${username}/${HUB_SEGMENT}/`);
  await expect(page.getByRole('list', { name: 'Boards' }).getByRole('article')).toHaveText([/Kitchens/]);
  await expect(pinsIn(page, 'Pins')).toHaveText([/Loose leaf/, /Kitchens 1/]);
  await arrange('update users set is_partner = true where username = $1', [username]);
  await open(page, `/${username}/${HUB_SEGMENT}/`);
  await expect(page).toHaveURL(`/${username}/`);
  await expect(page.getByRole('navigation', { name: 'Profile' })).toBeVisible();
});

test('[ROUTE-35] a profile that is there for advertising only leads to its own site, but not its owner', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Studio');
  const { id } = await makePin(page);
  const site = `http://127.0.0.1:${process.env.JOURNEY_WEB_PORT}/soup/`;
  await arrange(
    'update users set is_ads_only_profile = true, ads_only_profile_site = $2 where username = $1',
    [username, site],
  );
  const visitor = await visitorOf(page);
  for (const path of ['', '_saved/', '_boards/']) {
    await visitor.goto(`/${username}/${path}`);
    await expect(visitor).toHaveURL(site);
    await expect(visitor.getByRole('heading', { name: RECIPE.title })).toBeVisible();
  }
  await open(visitor, `/pin/${id}/`);
  await visitor.getByRole('link', { name: 'Studio Journey' }).first().click();
  await visitor.waitForURL(site);
  await open(page, `/${username}/`);
  await expect(page).toHaveURL(`/${username}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Studio Journey' })).toBeVisible();
  await visitor.context().close();
});
