import { signedUp } from '#features/core/identity/testing-sign-up.ts';
import type { Database } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type TestBrowser, testBrowser } from '#testing/browser.ts';
import { blockRows, followRows, uploadRow } from '#testing/cast-rows.ts';
import type { TestPlatform } from '#testing/platform.ts';
import { pinRow } from './pin-row.ts';

/** Whose things are asked for: Ada's, Pia's whose profile is private, Sue's who is suspended, Lea's who has left. */
export const OWNERS = ['ada', 'pia', 'sue', 'lea'] as const;
export type OwnerName = (typeof OWNERS)[number];

/**
 * Ben follows the owners, Dan is blocked by them, Eve blocks them; Fay and Gus work on boards; Kim and Max are
 * businesses, and Max may act for the owners; Joe has no part.
 */
const OTHERS = ['ben', 'chi', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy', 'joe', 'kim', 'lou', 'max'] as const;
export type PersonName = OwnerName | (typeof OTHERS)[number];

export interface Person {
  browser: TestBrowser;
  id: Id;
  username: string;
  /** The signature of a picture of their own. */
  picture: string;
}

export interface World {
  platform: TestPlatform;
  people: Record<PersonName, Person>;
  /** Browsers that came by a limited login. */
  limited: Record<OwnerName, TestBrowser>;
  limitedLogin(username: string): Promise<TestBrowser>;
  /** A public pin of Joe's, which everybody sees. */
  openPin: Id;
  nextNumber(): number;
}

/** Signs everybody up and sets how they stand to each other. */
export async function openWorld(platform: TestPlatform): Promise<World> {
  const found: Partial<Record<PersonName, Person>> = {};
  // One after the other, so that the same people have the same ids in each run.
  for (const name of [...OWNERS, ...OTHERS]) found[name] = await signUp(platform, name);
  const people = found as Record<PersonName, Person>;
  const { db } = platform;
  for (const name of OWNERS) {
    const { id } = people[name];
    await followRows(db, people.ben.id, id);
    await blockRows(db, id, people.dan.id);
    await blockRows(db, people.eve.id, id);
    await accessRow(db, people.max.id, id);
  }
  const limitedLogin = (username: string) => loginByMail(platform, username);
  const limited = {
    ada: await limitedLogin('ada'),
    pia: await limitedLogin('pia'),
    sue: await limitedLogin('sue'),
    lea: await limitedLogin('lea'),
  };
  await db.write(`update users set is_staff = true where username = 'hal'`);
  await db.write(`update users set is_employee = true where username = 'lou'`);
  await db.write(`update users set is_partner = true where username in ('kim', 'max')`);
  await db.write(`update users set is_private_profile = true where username = 'pia'`);
  await db.write(`update users set suspended_at = now() where username in ('ivy', 'sue')`);
  await db.write(`update users set deactivated_at = now() where username = 'lea'`);
  const { id: pinnerId, picture: signature } = people.joe;
  const openPin = await pinRow(db, { pinnerId, signature });
  let number = 0;
  const nextNumber = () => {
    number += 1;
    return number;
  };
  return { platform, people, limited, limitedLogin, openPin, nextNumber };
}

/** Lets a business act for a profile, as far as an organization can let it. */
async function accessRow(db: Database, viewerId: Id, profileId: Id): Promise<void> {
  await db.write(
    `insert into business_access (home, viewer_id, profile_user_id, permissions)
     values ($1, $2, $3, array['OWNER'])`,
    [homeOf(viewerId), viewerId, profileId],
  );
}

/** Signs one more person up. */
export async function signUp(platform: TestPlatform, username: string): Promise<Person> {
  const browser = await signedUp(platform, username);
  const viewer = await browser.viewer();
  if (!viewer.id) throw new Error(`${username} is not signed in`);
  const { signature: picture } = await uploadRow(platform.db, viewer.id);
  return { browser, id: viewer.id, username, picture };
}

/** Asks for a link by mail. Answers the token in it. */
export async function mailedToken(
  platform: TestPlatform,
  resource: 'LimitedLoginResource.create' | 'PasswordResetResource.create',
  username: string,
): Promise<string> {
  // What others have caused to be mailed comes before.
  await platform.runJobs();
  await testBrowser(platform).call(resource, { username_or_email: username });
  await platform.runJobs();
  await platform.db.write('delete from throttles');
  const link = /http:\S+/.exec(platform.outbox.at(-1)?.text ?? '')?.[0] ?? '';
  const { searchParams } = new URL(link);
  return searchParams.get('t') ?? searchParams.get('token') ?? '';
}

async function loginByMail(platform: TestPlatform, username: string): Promise<TestBrowser> {
  const token = await mailedToken(platform, 'LimitedLoginResource.create', username);
  const browser = testBrowser(platform);
  await browser.call('LimitedLoginResource.update', { token });
  return browser;
}
