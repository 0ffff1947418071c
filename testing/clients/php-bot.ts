import { ROOT } from './field-server.ts';
import { fileForm } from './forms.ts';
import type { Program } from './program.ts';
import { type Json, key, maybe } from './reading.ts';

type Options = Record<string, Json>;

/**
 * The PHP library for bots: it signs in with a stand-in token in a cookie of its own making, takes the real one from
 * the answer, and calls whatever has a key `error`, or empty data, a failure.
 */
export function phpBot(program: Program) {
  let token = '';
  const headers = (contentType: string): Record<string, string> => ({
    accept: 'application/json, text/javascript, */*; q=0.01',
    'accept-language': 'en-US,en;q=0.5',
    dnt: '1',
    host: 'www.example.com',
    'x-pinterest-appstate': 'active',
    'x-new-app': '1',
    'x-app-version': 'aa0e0f3',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrftoken': token,
    'content-type': contentType,
    ...(token === '1234' && { cookie: 'csrftoken=1234;' }),
  });
  const FORM = 'application/x-www-form-urlencoded; charset=UTF-8;';
  const query = (options: Options) =>
    new URLSearchParams({ source_url: '', data: JSON.stringify({ options, context: {} }) })
      .toString()
      .replaceAll('%28', '(')
      .replaceAll('%29', ')')
      .replaceAll('%7E', '~');
  const isOk = (answer: Json) => !maybe(answer, 'resource_response', 'error');

  const read = async (resource: string, options: Options): Promise<Json> => {
    const url = `${ROOT}/resource/${resource}Resource/get/?${query(options)}`;
    const { json } = await program.get(url, { headers: headers(FORM) });
    return isOk(json) ? (maybe(json, 'resource_response', 'data') ?? false) : false;
  };
  const write = async (resource: string, action: string, options: Options): Promise<Json> => {
    const url = `${ROOT}/resource/${resource}Resource/${action}/`;
    return (await program.post(url, { headers: headers(FORM), body: query(options) })).json;
  };
  const did = async (...call: Parameters<typeof write>) => isOk(await write(...call));
  const made = async (...call: Parameters<typeof write>) =>
    key(await write(...call), 'resource_response', 'data');

  return {
    logIn: async (login: string, password: string): Promise<boolean> => {
      program.jar.clear();
      token = '1234';
      const answer = await write('UserSession', 'create', { username_or_email: login, password });
      token = program.jar.get('csrftoken') ?? '';
      return isOk(answer) && token !== '';
    },
    register: async (person: Options): Promise<boolean> => {
      await program.get(`${ROOT}/?${query({})}`, { headers: headers(FORM) });
      token = program.jar.get('csrftoken') ?? '';
      return did('UserRegister', 'create', { gender: 'male', container: 'home_page', ...person });
    },
    read,
    did,
    made,
    upload: async (name: string, bytes: Buffer): Promise<Json> => {
      const form = fileForm({ field: 'img', name, type: 'image/jpeg', bytes });
      const { json } = await program.post(`${ROOT}/upload-image/`, {
        headers: headers(form.type),
        body: form.body,
      });
      return key(json, 'success') ? key(json, 'image_url') : null;
    },
  };
}
