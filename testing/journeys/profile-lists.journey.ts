import { expect, test } from '@playwright/test';
import { signUpAnew } from './acting.ts';
import { arrange } from './arranging.ts';
import { open, visitorOf } from './looking.ts';
import { makePin } from './making.ts';
import { RECIPE } from './pretended-web.ts';

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
