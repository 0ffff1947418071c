import { expect, type Page, test } from '@playwright/test';
import { HIDE_THROTTLE_MS } from '#design/scroll-hide/scroll-hide.ts';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectStill, expectToFit, open, reopen, visitorOf } from './looking.ts';
import { makePin } from './making.ts';
import { idOf } from './writing.ts';

/** Lets the browser offer to keep the site as an app, and notes on the page that it was asked to; whether it is held back. */
const offerApp = (page: Page, answered: 'accepted' | 'dismissed' = 'accepted') =>
  page.evaluate((answer) => {
    const prompt = async () => {
      document.documentElement.dataset.asked = 'yes';
    };
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const userChoice = Promise.resolve({ outcome: answer });
    dispatchEvent(Object.assign(offer, { prompt, userChoice }));
    // A browser that is not held back asks by itself.
    return offer.defaultPrevented;
  }, answered);

/** Scrolls to a place as a person does, and lets the page take note of it. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  // It looks at most every so often.
  await page.evaluate((ms) => new Promise((looked) => setTimeout(looked, ms)), 2 * HIDE_THROTTLE_MS);
}

const install = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Install', includeHidden: true });

const isLaidOut = (page: Page) =>
  expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

/** Nora at home, where the pins of somebody she follows are a long page. */
async function openLongHome(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 500 });
  const maker = await visitorOf(page);
  const vera = await signUpFresh(maker, 'Vera');
  await Promise.all(Array.from({ length: 12 }, () => makePin(maker)));
  await maker.context().close();
  await signUpFresh(page, 'Nora');
  await callAs(page, 'UserFollowResource.create', { user_id: await idOf(page, vera) });
  await open(page, '/');
  await isLaidOut(page);
}

/** The same person in another browser. */
async function elsewhere(page: Page): Promise<Page> {
  const other = await visitorOf(page);
  await other.context().addCookies(await page.context().cookies());
  await other.setViewportSize({ width: 375, height: 500 });
  return other;
}

test('[SCROLL-04] [SCROLL-01] [SCROLL-02] the footer that offers the app comes where the browser offers it and one has scrolled 500 px, leaves on the way down and returns on the way up', async ({
  page,
}) => {
  test.slow();
  await openLongHome(page);

  await test.step('it comes unseen, lengthens no page and gives way to toasts', async () => {
    await offerApp(page);
    // Told by the browser at each frame from the first one in which it stands there.
    await page.evaluate(noteTopOfFooter);
    await scrollTo(page, 700);
    await expect(install(page)).toBeAttached();
    await expectStill(page);
    expect(await page.evaluate(() => Reflect.get(window, 'tops'))).toEqual([]);
    expect(await page.evaluate(lengthenedByFooter)).toBe(0);
    await scrollTo(page, 650);
    await expect(install(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(lengthenedByFooter)).toBe(0);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toBeVisible();
    await scrollTo(page, 640);
    await expect(install(page)).not.toBeInViewport();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    // The clicks may have moved the page.
    await scrollTo(page, 600);
    await expect(install(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('whoever goes with the keyboard into it when it has left sees it', async () => {
    // What the mouse has used keeps the focus, but does not keep the footer.
    // Not by a click of Playwright, which may scroll first.
    const box = await install(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { button: 'right' });
    await expect(install(page)).toBeFocused();
    await scrollTo(page, 700);
    await expectStill(page);
    await expect(install(page)).not.toBeInViewport();
    // The last thing before the footer that the keyboard reaches.
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main a[href], main button')];
      const at = all.findIndex((one) => one.closest('footer'));
      all[at - 1]?.focus({ preventScroll: true });
    });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Not now' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(install(page)).toBeFocused();
    await expect(install(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  });

  await test.step('an offer that comes before the code of the page is kept, and whoever dismisses it is asked no more', async () => {
    const early = await elsewhere(page);
    await early.addInitScript(offerEarly);
    const isHeldBack = () => early.evaluate(() => Reflect.get(window, 'isHeldBack'));
    await open(early, '/');
    await isLaidOut(early);
    expect(await isHeldBack()).toBe(true);
    await scrollTo(early, 700);
    await expect(install(early)).toBeAttached();
    await scrollTo(early, 600);
    await install(early).click();
    await expect(install(early)).toHaveCount(0);
    await reopen(early);
    await isLaidOut(early);
    await scrollTo(early, 700);
    await scrollTo(early, 600);
    expect(await isHeldBack()).toBe(true);
    await expect(install(early)).toHaveCount(0);
    // A visitor is not offered it here: the browser may.
    await early.context().clearCookies();
    await open(early, '/');
    expect(await isHeldBack()).toBe(false);
    await early.context().close();
  });

  await reopen(page);
  await isLaidOut(page);
  await scrollTo(page, 700);
  await scrollTo(page, 600);
  await expect(install(page)).toHaveCount(0);
  await scrollTo(page, 450);
  await offerApp(page);
  await scrollTo(page, 400);
  await scrollTo(page, 499);
  await expect(install(page)).toHaveCount(0);
  await scrollTo(page, 560);
  await expect(install(page)).toBeAttached();
  await expect(install(page)).not.toBeInViewport();
  await scrollTo(page, 540);
  await expect(install(page)).not.toBeInViewport();
  await scrollTo(page, 539);
  await expect(install(page)).toBeInViewport();
  await expectAccessible(page, 'main footer');
  await expectToFit(page);
  await scrollTo(page, 560);
  await expect(install(page)).not.toBeInViewport();
  await scrollTo(page, 530);
  await install(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(install(page)).toHaveCount(0);

  await test.step('whoever declines is asked no more', async () => {
    await reopen(page);
    await isLaidOut(page);
    await offerApp(page);
    await scrollTo(page, 700);
    await expect(install(page)).toBeAttached();
    await scrollTo(page, 600);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(install(page)).toHaveCount(0);
    await reopen(page);
    await isLaidOut(page);
    expect(await offerApp(page)).toBe(true);
    await scrollTo(page, 700);
    await scrollTo(page, 600);
    await expect(install(page)).toHaveCount(0);
  });
});

/** Notes at each frame where the footer stands, if it is within the window. */
function noteTopOfFooter() {
  const tops: number[] = [];
  Object.assign(window, { tops });
  const look = () => {
    const footer = document.querySelector('main footer');
    const top = footer?.getBoundingClientRect().top ?? innerHeight;
    if (top < innerHeight) tops.push(top);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** By how much the page is longer than it would be without the footer; the list itself still grows. */
function lengthenedByFooter(): number {
  const { documentElement: root } = document;
  const footer = document.querySelector<HTMLElement>('main footer');
  const withIt = root.scrollHeight;
  footer?.style.setProperty('display', 'none');
  const without = root.scrollHeight;
  footer?.style.removeProperty('display');
  return withIt - without;
}

/** Offers the app before the page's code runs, as one who will dismiss it. */
function offerEarly() {
  document.addEventListener(
    'readystatechange',
    () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      const userChoice = Promise.resolve({ outcome: 'dismissed' });
      dispatchEvent(Object.assign(offer, { prompt: async () => {}, userChoice }));
      Object.assign(window, { isHeldBack: offer.defaultPrevented });
    },
    { once: true },
  );
}
