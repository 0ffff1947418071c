import { expect, type Page, test } from '@playwright/test';
import { HUB_SEGMENT } from '#features/people/hub.ts';
import { callAs, signUpAnew } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profile' });

test('[TABS-01] the header and the tabs of a profile show on its root and its three tabs, and on no other page of it', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  await makePin(page);
  for (const path of ['', '_created/', '_saved/', 'tried/']) {
    await page.goto(`/${username}/${path}`);
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await expect(tabs(page), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Journey' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`@${username}`);
  }
  for (const path of OTHER_PAGES) {
    await open(page, `/${username}/${path}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(tabs(page), path).toHaveCount(0);
    await expect(page.getByRole('main'), path).not.toContainText(`@${username}`);
    await expect(page.getByRole('link', { name: 'Edit Profile' }), path).toHaveCount(0);
  }
});

/** The pages of a profile that are neither its root nor one of its tabs; the owner's own view has a bar of its own. */
const OTHER_PAGES = [
  '_boards/',
  '_pins/',
  'pins/',
  'story_pins/',
  'video_pins/',
  '_followers/',
  '_following/',
  '_shopping_list/',
  'topics/',
  'profile-about/',
  `${HUB_SEGMENT}/`,
];

test('[TABS-02] [TABS-03] only eligible tabs are offered, whatever the address names, and no bar for a single one', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  const visitor = await visitorOf(page);
  for (const [path, words] of [
    ['', "Nora hasn't saved any Pins yet"],
    ['_saved/', "Nora hasn't saved any Pins yet"],
    ['_created/', "Nora hasn't published any Pins yet"],
    ['tried/', "Nora hasn't tried any Pins yet"],
  ]) {
    await visitor.goto(`/${username}/${path}`);
    await expect(visitor.getByRole('heading', { name: words })).toBeVisible();
    await expect(tabs(visitor)).toHaveCount(0);
  }
  for (const [path, current] of [
    ['', ['Saved']],
    ['_created/', ['Created']],
    ['tried/', []],
  ] as const) {
    await page.goto(`/${username}/${path}`);
    await expect(tabs(page).getByRole('link')).toHaveText(['Created', 'Saved']);
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText([...current]);
  }
  const { id } = await makePin(page);
  await visitor.goto(`/${username}/tried/`);
  await expect(tabs(visitor).getByRole('link')).toHaveText(['Created', 'Saved']);
  await callAs(page, 'DidItActivityResource.create', { pin_id: id });
  await visitor.goto(`/${username}/`);
  await expect(tabs(visitor).getByRole('link')).toHaveText(['Created', 'Saved', 'Tried']);
  await expect(tabs(visitor).locator('[aria-current=page]')).toHaveText(['Created']);
  await visitor.context().close();
});

test('[TABS-06] [TABS-07] the decider tab of a profile is Created once something is published, and Saved before', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  for (const path of ['decider/', 'decider', '']) {
    await page.goto(`/${username}/${path}`);
    await expect(tabs(page).getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: "You haven't saved any Pins yet" })).toBeVisible();
  }
  await makePin(page);
  for (const path of ['decider/', 'decider', '']) {
    await page.goto(`/${username}/${path}`);
    await expect(tabs(page).getByRole('link', { name: 'Created' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('list', { name: 'Created Pins' })).toBeVisible();
  }
});

test('a tab opens by a press and by its address, and the back button returns to the one before', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  await makePin(page);
  await makeBoard(page, 'Kitchens');
  await open(page, `/${username}/_created/`);
  await tabs(page).getByRole('link', { name: 'Saved' }).click();
  await page.waitForURL(`/${username}/_saved/`);
  await expect(page.getByRole('list', { name: 'Boards' })).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Created Pins' })).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'Created' })).toHaveAttribute('aria-current', 'page');
});

test('[TABS-09] one tab gives way to the other in 300 ms, and at once where motion is unwanted', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  await makePin(page);
  await open(page, `/${username}/_created/`);
  const durations = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const isFade =
          effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame);
        const isOfTab =
          isFade && effect.target?.contains(document.querySelector('[aria-label="Saved Pins"]'));
        return isOfTab ? [effect.getTiming().duration] : [];
      }),
    );
  // Held still, or a busy machine would see its end.
  const held = await page.context().newCDPSession(page);
  await held.send('Animation.enable');
  await held.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await tabs(page).getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('list', { name: 'Saved Pins' })).toBeAttached();
  expect(await durations()).toEqual([300]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tabs(page).getByRole('link', { name: 'Created' }).click();
  await tabs(page).getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('list', { name: 'Saved Pins' })).toBeVisible();
  expect(await durations()).toEqual([]);
});

test('[BOARDS-06] the Saved tab shows the first six boards and the way to all of them', async ({ page }) => {
  const username = await signUpAnew(page, 'Nora');
  for (let number = 1; number <= 7; number++) {
    await callAs(page, 'BoardResource.create', { name: `Board ${number}` });
  }
  await callAs(page, 'UserMetadataResource.update', { most_recent_board_sort_order: 'alphabetical' });
  await open(page, `/${username}/_saved/`);
  await expect(page.getByRole('list', { name: 'Boards' }).getByRole('article')).toHaveText(
    [1, 2, 3, 4, 5, 6].map((number) => new RegExp(`^Board ${number}`)),
  );
  await page.getByRole('link', { name: 'All boards' }).click();
  await page.waitForURL(`/${username}/_boards/`);
  await expect(page.getByRole('link', { name: /^Board \d/ })).toHaveCount(7);
});

test('[ERR-04] [EMPTY-02] [EMPTY-08] [PINS-01] an empty profile says so, to its owner in other words than to guests', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  const guest = await visitorOf(page);
  for (const [path, toOwner, toGuest] of [
    ['_saved/', "You haven't saved any Pins yet", "Nora hasn't saved any Pins yet"],
    ['_pins/', "You haven't saved any Pins yet", "Nora hasn't saved any Pins yet"],
    [
      '_created/',
      'Nothing to see yet! Pins you publish will show up here.',
      "Nora hasn't published any Pins yet",
    ],
    ['story_pins/', "You don't have any story Pins yet", "Nora doesn't have any story Pins yet"],
    ['video_pins/', "You don't have any video Pins yet", "Nora doesn't have any video Pins yet"],
    ['tried/', 'Pins you tried will show up here.', "Nora hasn't tried any Pins yet"],
  ]) {
    await page.goto(`/${username}/${path}`);
    await expect(page.getByRole('heading', { name: toOwner })).toBeVisible();
    await guest.goto(`/${username}/${path}`);
    await expect(guest.getByRole('heading', { name: toGuest })).toBeVisible();
  }
  await guest.context().close();
  await makePin(page);
  await page.goto(`/${username}/_pins/`);
  await expect(page.getByRole('list', { name: 'Pins', exact: true }).getByRole('article')).toHaveCount(1);
});
