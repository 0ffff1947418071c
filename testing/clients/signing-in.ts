import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { ROOT } from './field-server.ts';
import type { Program } from './program.ts';
import { raiseForStatus } from './program.ts';
import { textAt } from './reading.ts';

/** Signs in as most scripts do: first a page, for the token, then the form. Returns the cookies that were set. */
export async function signIn(program: Program, username: string): Promise<string[]> {
  const page = await program.get(`${ROOT}/login/?referrer=home_page`);
  const options = { username_or_email: username, password: PASSWORD };
  const answer = await program.post(`${ROOT}/resource/UserSessionResource/create/`, {
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-csrftoken': program.jar.get('csrftoken') ?? '',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      referer: `${ROOT}/login/?referrer=home_page`,
      origin: ROOT,
    },
    body: new URLSearchParams({
      source_url: '/login/?referrer=home_page',
      data: JSON.stringify({ options, context: {} }),
      module_path:
        'App()>LoginPage()>Login()>Button(class_name=primary, text=Log In, type=submit, size=large)',
    }).toString(),
  });
  const status = textAt(raiseForStatus(answer).json, 'resource_response', 'status');
  if (status !== 'success') throw new Error(`signing in: ${status}`);
  return [...page.setCookies, ...answer.setCookies];
}

/** Copies the session as libraries do that sign in with a browser: by name and value only. */
export async function withSessionOf(browser: Program, program: Program, username: string): Promise<void> {
  await signIn(browser, username);
  program.jar.clear();
  for (const name of browser.jar.names()) program.jar.set(name, browser.jar.get(name) ?? '');
}
