import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Answer, DataOf, OptionsOf, ResourceName } from '#platform/resource/call.ts';

/** Everybody's password. */
export const PASSWORD = 'correct horse battery';

/** Calls a resource as whoever is signed in in this browser, for what a journey needs but is not about. */
export async function callAs<N extends ResourceName>(
  page: Page,
  name: N,
  options: OptionsOf<N>,
): Promise<Answer<DataOf<N>>['data']> {
  const [resource, action] = name.split('.');
  const sent = { source_url: '/', data: JSON.stringify({ options, context: {} }) };
  const address = `/resource/${resource}/${action}/`;
  const response =
    action === 'get'
      ? await page.request.get(address, { params: sent })
      : await page.request.post(address, { form: sent, headers: await csrfHeaderOf(page) });
  const answer = await response.json();
  if (!response.ok()) throw new Error(`${name}: ${JSON.stringify(answer.resource_response.error)}`);
  return answer.resource_response.data;
}

/** What a write repeats of this browser's cookies; one that has seen no page yet is given a token. */
export async function csrfHeaderOf(page: Page): Promise<{ 'x-csrftoken': string }> {
  const name = 'csrftoken';
  const kept = (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
  const value = kept ?? randomBytes(16).toString('hex');
  const url = `http://127.0.0.1:${process.env.JOURNEY_PORT}/`;
  if (!kept) await page.context().addCookies([{ name, value, url }]);
  return { 'x-csrftoken': value };
}

/** Signs somebody up in this browser whom no other journey knows, and answers their username. */
export async function signUpFresh(page: Page, firstName: string): Promise<string> {
  const username = `${firstName.toLowerCase()}${randomBytes(4).toString('hex')}`;
  await callAs(page, 'UserRegisterResource.create', {
    first_name: firstName,
    last_name: 'Journey',
    email: `${username}@example.com`,
    password: PASSWORD,
    birthday: '1990-05-17',
    country: 'FR',
    username,
  });
  return username;
}
