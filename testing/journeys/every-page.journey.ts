import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { makeClipPin, makeClipStory } from './clips.ts';
import {
  eachAtOnce,
  errorsOf,
  expectAccessible,
  expectToFit,
  layoutShiftOf,
  open,
  visitorOf,
  watchLayoutShift,
} from './looking.ts';
import { makeBoard, makePin, upload } from './making.ts';
import { publishArticle } from './moderating.ts';
import { unstyledClassesOf } from './page-styles.ts';
import { paint } from './painting.ts';

interface World {
  username: string;
  boardId: string;
  pinId: string;
  videoId: string;
  storyId: string;
  articleId: string;
  /** Browsers that know the code of the pages from one to the next. */
  owner: BrowserContext;
  staff: BrowserContext;
}

/** The one who looks: the owner of what is shown, somebody signed out, or staff, at pages for staff only. */
type Viewer = 'owner' | 'visitor' | 'staff';

interface Shown {
  name: string;
  path: (world: World) => string;
  title: RegExp;
  only?: Viewer;
  status?: number;
}

const PAGES: Shown[] = [
  { name: 'home', path: () => '/', title: /^Pinfold$/ },
  { name: 'the feed of home', path: () => '/homefeed/', title: /^Pinfold$/ },
  { name: 'the look', path: () => '/design/', title: /^The look$/ },
  { name: 'a profile', path: ({ username }) => `/${username}/`, title: /^Nora Journey/ },
  ...[
    '_created',
    '_saved',
    '_boards',
    '_pins',
    '_hub',
    '_followers',
    '_following',
    'topics',
    'pins',
    'story_pins',
    'video_pins',
    'tried',
    'profile-about',
  ].map((part) => ({
    name: part,
    path: ({ username }: World) => `/${username}/${part}/`,
    title: /Nora Journey \(/,
  })),
  {
    name: 'the shopping list',
    path: ({ username }) => `/${username}/_shopping_list/`,
    title: /^Shopping list · Nora Journey/,
    only: 'owner',
  },
  ...['boards', 'pins'].map((part) => ({
    name: `the own ${part}`,
    path: ({ username }: World) => `/${username}/_self-profile/${part}/`,
    title: /^Your saved ideas/,
    only: 'owner' as const,
  })),
  { name: 'a board', path: ({ username }) => `/${username}/kitchens/`, title: /^Kitchens/ },
  { name: 'a section', path: ({ username }) => `/${username}/kitchens/shelves/`, title: /^Shelves/ },
  { name: 'a pin', path: ({ pinId }) => `/pin/${pinId}/`, title: /^Morning light/ },
  { name: 'saving a pin', path: ({ pinId }) => `/pin/${pinId}/repin/`, title: /^Morning light/ },
  { name: 'a video', path: ({ videoId }) => `/pin/${videoId}/`, title: /^Once around/ },
  { name: 'a story', path: ({ storyId }) => `/pin/${storyId}/`, title: /^How to get there/ },
  { name: 'the search', path: () => '/search/', title: /^Search/ },
  { name: 'what is found', path: () => '/search/?q=morning', title: /^morning · Search/ },
  { name: 'boards that are found', path: () => '/search/?q=kitchens&scope=boards', title: /^kitchens/ },
  { name: 'people that are found', path: () => '/search/?q=nora&scope=people', title: /^nora/ },
  { name: 'own pins that are found', path: () => '/search/me/?q=morning', title: /^morning/, only: 'owner' },
  { name: 'topics', path: () => '/topics/', title: /^Topics/ },
  { name: 'a topic', path: () => '/topics/kitchens/', title: /^Kitchens/ },
  { name: 'choosing topics', path: () => '/welcome/', title: /^Choose your topics/, only: 'owner' },
  { name: 'articles', path: () => '/today/', title: /^Today/ },
  { name: 'an article', path: ({ articleId }) => `/today/article/lamps/${articleId}/`, title: /^Lamps/ },
  { name: 'analytics', path: () => '/analytics/', title: /^Analytics/, only: 'owner' },
  { name: 'no page', path: () => '/no/such/page/here/', title: /^Not found/, status: 404 },
  {
    name: 'a board that is not there',
    path: ({ username }) => `/${username}/attic/`,
    title: /./,
    status: 404,
  },
  {
    name: 'reporting a person',
    path: ({ username }) => `/${username}/report/`,
    title: /^Report Nora Journey/,
    only: 'visitor',
  },
  { name: 'legal requests', path: () => '/legal/takedowns/', title: /^Legal requests/ },
  { name: 'a legal request', path: () => '/legal/takedowns/dsa/', title: /^Legal request/ },
  { name: 'decisions', path: () => '/decisions/', title: /^Decisions/, only: 'owner' },
  { name: 'logging in', path: () => '/login/', title: /^Log in/, only: 'visitor' },
  { name: 'adding an account', path: () => '/login/?add=true', title: /^Add an account/, only: 'owner' },
  { name: 'stopping invitations', path: () => '/invite-opt-out/?token=x', title: /^Stop invitations/ },
  { name: 'confirming an address', path: () => '/settings/confirm-email/', title: /^Confirm your address/ },
  {
    name: 'taking two factors back',
    path: () => '/settings/two-factor-back/',
    title: /^Turn off two-factor authentication/,
  },
  { name: 'deleting an account', path: () => '/settings/delete-account/', title: /^Delete your account/ },
  { name: 'signing up', path: () => '/signup/', title: /^Sign up/, only: 'visitor' },
  ...['/password-reset/', '/password-reset/?token=x', '/limited-login/', '/limited-login/?token=x'].map(
    (path) => ({ name: path, path: () => path, title: /./, only: 'visitor' as const }),
  ),
  { name: 'the pin builder', path: () => '/pin-builder/', title: /^Create Pin/, only: 'owner' },
  { name: 'the story builder', path: () => '/pin-creation-tool/', title: /^Create Idea Pin/, only: 'owner' },
  { name: 'a new board', path: () => '/board/create/', title: /^Create board/, only: 'owner' },
  {
    name: 'editing a board',
    path: ({ boardId }) => `/board/${boardId}/edit/`,
    title: /^Edit your board/,
    only: 'owner',
  },
  {
    name: 'converting to a business',
    path: () => '/business/convert/',
    title: /^Convert to a business account/,
    only: 'owner',
  },
  { name: 'the news', path: () => '/news/', title: /^News/, only: 'owner' },
  { name: 'the messages', path: () => '/conversations/', title: /^Messages/, only: 'owner' },
  { name: 'settings', path: () => '/settings/', title: /^Settings/, only: 'owner' },
  ...[
    { path: 'edit-profile', title: /^Edit profile/ },
    { path: 'personal-information', title: /^Personal information/ },
    { path: 'account-settings', title: /^Account settings/ },
    { path: 'privacy', title: /^Privacy/ },
    { path: 'permissions', title: /^Social permissions/ },
    { path: 'notifications', title: /^Notifications/ },
    { path: 'business-access', title: /^Business access/ },
    { path: 'accounts-i-act-for', title: /^Accounts you act for/ },
    { path: 'verified-merchant', title: /^Verified merchant/ },
  ].map(({ path, title }) => ({
    name: path,
    path: () => `/settings/${path}/`,
    title,
    only: 'owner' as const,
  })),
  ...[
    { path: '', title: /^Moderation/ },
    { path: 'log/', title: /^Moderation log/ },
    { path: 'experiments/', title: /^Experiments/ },
    { path: 'topics/', title: /^Topics/ },
    { path: 'topics/new/', title: /^Add topic/ },
    { path: 'articles/', title: /^Articles/ },
    { path: 'articles/new/', title: /^Write an article/ },
    { path: 'merchants/', title: /^Merchants/ },
    { path: 'merchants/?state=reviewed', title: /^Merchants/ },
    { path: 'experiences/', title: /^Experiences/ },
    { path: 'experiences/new/', title: /^Add experience/ },
  ].map(({ path, title }) => ({
    name: `moderation/${path}`,
    path: () => `/moderation/${path}`,
    title,
    only: 'staff' as const,
  })),
  {
    name: 'editing an article',
    path: ({ articleId }) => `/moderation/articles/${articleId}/`,
    title: /^Lamps/,
    only: 'staff',
  },
];

/** One browser looks at so many in a test, and at a few of them at once, as much of the time is spent waiting. */
const PAGES_OF_A_TEST = 20;
const AT_ONCE = 3;

// In one worker, as each makes the world anew.
test.describe.configure({ mode: 'default' });

let world: World;

test.beforeAll(async ({ browser }) => {
  const owner = await browser.newContext();
  const page = await owner.newPage();
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Kitchens', 3);
  const section = await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Shelves' });
  const { id } = await makePin(page, { board_id: board.id, section: section.id });
  await makePin(page, {
    board_id: board.id,
    link: 'https://light.example/',
    description: 'Before #breakfast.',
    price_value: '120',
    price_currency: 'EUR',
  });
  await callAs(page, 'BoardResource.create', { name: 'Presents', privacy: 'secret' });
  const { id: keptId } = await makeBoard(page, 'Kept');
  await callAs(page, 'BoardResource.update', { board_id: keptId, privacy: 'protected' });
  await callAs(page, 'BoardArchiveResource.create', { board_id: (await makeBoard(page, 'Old')).id });
  const image_signature = await upload(page, await paint(200, 1600, 600));
  await callAs(page, 'ProfileCoverResource.update', { image_signature });
  const { id: videoId } = await makeClipPin(page, 'Once around');
  const { id: storyId } = await makeClipStory(page, 'How to get there');
  await callAs(page, 'DidItActivityResource.create', { pin_id: id, details: 'Ten minutes more.' });
  await inviteTo(username, page);
  const staff = await browser.newContext();
  const articleId = await publishArticle(await staff.newPage(), 'Lamps', id);
  world = { username, boardId: board.id, pinId: id, videoId, storyId, articleId, owner, staff };
  await page.close();
});

/** Somebody asks this person to work on a board, which their own profile shows. */
async function inviteTo(invited_username: string, page: Page): Promise<void> {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Otto');
  const { id: board_id } = await makeBoard(other, 'Together', 1);
  await callAs(other, 'BoardInviteResource.create', { board_id, invited_username });
  await other.context().close();
}

test.afterAll(() => Promise.all([world.owner.close(), world.staff.close()]));

for (const viewer of ['owner', 'visitor', 'staff'] as const) {
  const shown = PAGES.filter(({ only }) => (only ? only === viewer : viewer !== 'staff'));
  for (let from = 0; from < shown.length; from += PAGES_OF_A_TEST) {
    const group = shown.slice(from, from + PAGES_OF_A_TEST);
    const names = `${group[0]?.name} to ${group.at(-1)?.name}`;
    test(`to the ${viewer}, ${names}: named, still, without an error or a barrier, at every width`, async ({
      browser,
    }) => {
      test.slow();
      const context = await contextOf(viewer, browser);
      const looks = Array.from({ length: AT_ONCE }, (_, at) =>
        group.filter((__, index) => index % AT_ONCE === at),
      );
      await eachAtOnce(looks, AT_ONCE, async (pages) => {
        const page = await context.newPage();
        await watchLayoutShift(page);
        const errors = errorsOf(page);
        for (const one of pages) await test.step(one.name, () => look(page, viewer, one, errors));
        await page.close();
      });
      if (viewer === 'visitor') await context.close();
    });
  }
}

async function look(page: Page, viewer: Viewer, { path, title, status = 200 }: Shown, errors: string[]) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const response = await open(page, path(world));
  expect(response?.status()).toBe(status);
  expect(unstyledClassesOf((await response?.text()) ?? '')).toEqual([]);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await layoutShiftOf(page)).toEqual([]);
  // One looks in the light and from afar, another in the dark and from a narrow phone.
  if (viewer !== 'owner') await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  // Without motion, as colours that are still changing have no contrast yet.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  if (viewer !== 'visitor') await expectAccessible(page);
  expect(errors.splice(0).filter((error) => !isOfStatus(error, status))).toEqual([]);
}

/** A visitor begins with nothing in their browser. */
async function contextOf(viewer: Viewer, browser: Browser): Promise<BrowserContext> {
  return viewer === 'visitor' ? browser.newContext() : world[viewer];
}

/** The browser itself notes every page that is not there. */
function isOfStatus(error: string, status: number): boolean {
  return status !== 200 && error.includes(`the server responded with a status of ${status}`);
}
