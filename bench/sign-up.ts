import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Id, parseId } from '#platform/ids/ids.ts';

/** Somebody who has just signed up, as their browser is known to the server. */
export interface SignedIn {
  id: Id;
  /** What their browser sends along. */
  headers: Record<string, string>;
  /** A signature for a picture of their own. */
  signature: string;
  call(name: string, options: object): Promise<{ id: Id }>;
}

const CSRF = 'c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1';

const idSchema = z.string().transform((text): Id => {
  const id = parseId(text);
  if (!id) throw new Error(`${text} is no id`);
  return id;
});

const answerSchema = z.object({ resource_response: z.object({ data: z.object({ id: idSchema }) }) });

const PASSWORD = 'correct horse battery';

/** Signs up over HTTP, from an address of their own. */
export function signUp(origin: string, username: string): Promise<SignedIn> {
  return enter(origin, username, 'UserRegisterResource.create', {
    first_name: 'Saver',
    email: `${username}@bench.test`,
    password: PASSWORD,
    birthday: '1990-05-17',
    country: 'DE',
    username,
  });
}

/** Logs somebody in who has the password of those who sign up here. */
export function logIn(origin: string, username: string): Promise<SignedIn> {
  return enter(origin, username, 'UserSessionResource.create', {
    username_or_email: username,
    password: PASSWORD,
  });
}

async function enter(origin: string, username: string, by: string, options: object): Promise<SignedIn> {
  const signature = createHash('md5').update(username).digest('hex');
  const headers: Record<string, string> = {
    cookie: `csrftoken=${CSRF}`,
    'x-csrftoken': CSRF,
    // So that many may sign up from one machine.
    'x-forwarded-for': `203.0.113.${Number.parseInt(signature.slice(0, 2), 16)}`,
  };
  const call = async (name: string, options: object) => {
    const answer = await fetch(`${origin}/resource/${name.replace('.', '/')}/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { options } }),
    });
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}: ${await answer.text()}`);
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) headers.cookie = [headers.cookie, ...given].join('; ');
    return answerSchema.parse(await answer.json()).resource_response.data;
  };
  const { id } = await call(by, options);
  return { id, headers, signature, call };
}
