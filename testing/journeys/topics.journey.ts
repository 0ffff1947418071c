import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open, reopen } from './looking.ts';
import { makePin } from './making.ts';
import { signUpStaff } from './moderating.ts';

test('[TOPIC-01] a topic is followed at once, and where following or unfollowing fails it is as before, in silence', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Tove');
  await makePin(page, { title: 'A rye bread' });
  await open(page, '/search/');
  await page.getByRole('link', { name: 'All topics' }).click();
  await page.getByRole('searchbox', { name: 'Find a topic' }).fill('bre');
  await expect(page.getByRole('link', { name: 'Gardening' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Bread', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bread', level: 1 })).toBeVisible();
  const follow = page.getByRole('button', { name: 'Follow Bread' });
  const following = page.getByRole('button', { name: 'Following Bread' });
  let answer = () => {};
  const held = () =>
    page.route('**/resource/InterestFollowResource/**', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.abort();
    });
  const nothingSaid = async () => {
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
  };
  const followers = async () => Number(/(\d+) follower/.exec(await page.getByRole('main').innerText())?.[1]);
  await held();
  await follow.click();
  await expect(following).toBeVisible();
  answer();
  await expect(follow).toBeVisible();
  await nothingSaid();
  await page.unroute('**/resource/InterestFollowResource/**');
  const written = page.waitForResponse('**/resource/InterestFollowResource/create/');
  // Others may follow it meanwhile, too.
  const before = await followers();
  await follow.click();
  await expect(following).toBeVisible();
  expect((await written).status()).toBe(200);
  await expect.poll(followers).toBeGreaterThan(before);
  await held();
  await following.click();
  await expect(follow).toBeVisible();
  answer();
  await expect(following).toBeVisible();
  await nothingSaid();
  await page.unroute('**/resource/InterestFollowResource/**');
  await reopen(page);
  await expect(following).toBeVisible();
  await open(page, `/${username}/topics/`);
  // Pins may have been counted by now.
  await page.getByRole('link', { name: /^Bread/ }).click();
  await expect(page.getByRole('heading', { name: 'Bread', level: 1 })).toBeVisible();
  const counted = await followers();
  await following.click();
  await expect.poll(followers).toBe(counted - 1);
});

test('staff are asked before they rename, hide or merge a topic, and the log says that they did', async ({
  page,
}) => {
  const staff = await signUpStaff(page, 'Hal');
  const add = async (name: string) =>
    (await callAs(page, 'ModerationTopicResource.create', { name, words: [] })).id;
  const [first, other] = [`Lutes of ${staff}`, `Harps of ${staff}`];
  const [id] = [await add(first), await add(other)];
  const dialog = page.getByRole('alertdialog');
  await open(page, `/moderation/topics/${id}/`);
  const name = page.getByLabel('Name');
  await name.fill(`Old ${first}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveAccessibleName(`Rename “${first}” to “Old ${first}”?`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Hide this topic').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveAccessibleName(`Hide “${first}”?`);
  await expect(dialog).toContainText(`“${first}” will be called “Old ${first}” everywhere`);
  await expect(dialog.getByRole('listitem')).toHaveText(['0 public Pins', '0 followers']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('heading', { name: 'Topics', level: 1 })).toBeVisible();
  await open(page, `/moderation/topics/${id}/`);
  await page.getByLabel('Merge into').selectOption(other);
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog).toHaveAccessibleName(`Merge “Old ${first}” into “${other}”?`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Merge' }).click();
  await dialog.getByRole('button', { name: 'Merge permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Topics', level: 1 })).toBeVisible();
  await open(page, '/moderation/log/');
  const lines = page.getByRole('list', { name: 'Log' }).getByRole('listitem').filter({ hasText: first });
  await expect(lines).toContainText([
    `Topic merged into anotherOld ${first} → ${other}`,
    'Topic hidden',
    `Topic renamed${first} → Old ${first}`,
    'Topic added',
  ]);
  await lines.first().getByRole('link', { name: 'Open the topic' }).click();
  await expect(page.getByRole('heading', { name: other, level: 1 })).toBeVisible();
});
