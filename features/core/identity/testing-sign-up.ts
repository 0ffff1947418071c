import type { OptionsOf } from '#platform/resource/call.ts';
import type { Platform } from '#platform/resource/context.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';

type Details = OptionsOf<'UserRegisterResource.create'>;

export const PASSWORD = 'correct horse battery';

export function adaDetails(changes: Partial<Details> = {}): Details {
  return {
    first_name: 'Ada',
    last_name: 'Maker',
    email: 'ada@example.com',
    password: PASSWORD,
    birthday: '1990-05-17',
    country: 'DE',
    username: 'ada',
    ...changes,
  };
}

export async function signedUp(
  platform: Platform,
  username: string,
  changes: Partial<Details> = {},
): Promise<TestBrowser> {
  const browser = testBrowser(platform);
  await browser.call(
    'UserRegisterResource.create',
    adaDetails({ username, email: `${username}@example.com`, ...changes }),
  );
  return browser;
}
