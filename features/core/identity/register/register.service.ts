import type { z } from 'zod';
import type { Database, Transaction } from '#platform/database/database.ts';
import { PSEUDO_LOCALE } from '#platform/i18n/locale.ts';
import { type Id, randomHome } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { insertAccount, insertPassword, isEmailTaken, takenUsernames } from '../account.store.ts';
import { type AuthPlatform, authOf } from '../auth.ts';
import type { LockedAccount, PersonOfAccount } from '../person-of-account.ts';
import { freeUsernames } from '../username/username.service.ts';
import { canonicalUsername } from '../username.ts';
import {
  checkedFields,
  type NewPerson,
  type RegisterRefusal,
  type registerCheckAnswer,
  type registerCheckOptions,
  registerRefusal,
} from './register.ts';
import { registerFaults } from './register-faults.service.ts';

type Registering = AuthPlatform & Pick<Context, 'clock'>;

type Person = Omit<NewPerson, 'password'>;

export interface WayIn {
  isEmailConfirmed: boolean;
  add(tx: Transaction, account: LockedAccount, now: Date): Promise<void>;
}

const TRIES = 5;

/**
 * If two people want one username or mail address at once, the unique indexes let one through. The caller opens the
 * session.
 */
export async function register(
  platform: Registering,
  options: NewPerson,
  people: PersonOfAccount,
): Promise<{ id: Id } | RegisterRefusal> {
  return registerWith(platform, options, people, async () => {
    const { password } = await (await authOf(platform)).$context;
    const passwordHash = await password.hash(options.password);
    return {
      isEmailConfirmed: false,
      add: (tx, account, now) => insertPassword(tx, account, { passwordHash, now }),
    };
  });
}

/** A language chosen before stays. */
export function localeFor({ locale, chosenLocale }: Context): Pick<NewPerson, 'locale' | 'chosenLocale'> {
  return { locale, chosenLocale: chosenLocale === PSEUDO_LOCALE ? undefined : chosenLocale };
}

/** The same with any way to sign in, which is prepared after all other checks. */
export async function registerWith(
  platform: Registering,
  options: Person & { password?: string },
  people: PersonOfAccount,
  makeReady: () => Promise<WayIn>,
): Promise<{ id: Id } | RegisterRefusal> {
  const { db } = platform;
  const [fault] = await registerFaults(platform, options);
  if (fault) return fault;
  // A field left empty is not a choice of username.
  const input = options.username || undefined;
  const way = await makeReady();
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const username = input ?? (await suggestUsername(db, options));
    const id = await makeBoth(platform, options, people, { username, way });
    if (id) return { id };
    if (await isEmailTaken(db, options.email)) return { refused: 'email-taken' };
    if (input) break;
  }
  return { refused: 'username-taken' };
}

async function suggestUsername(db: Database, options: Person): Promise<string> {
  const [idea] = await freeUsernames(db, fullNameOf(options), options.email);
  if (!idea) throw new Error('every suggested username is taken');
  return idea;
}

function fullNameOf({ full_name, first_name, last_name }: Person): string {
  return full_name || [first_name, last_name].filter(Boolean).join(' ');
}

/** Null if the username or mail address was taken concurrently. */
async function makeBoth(
  { db, clock }: Registering,
  options: Person,
  people: PersonOfAccount,
  made: { username: string; way: WayIn },
): Promise<Id | null> {
  const now = clock.now();
  const home = randomHome();
  const username = canonicalUsername(made.username);
  const fullName = fullNameOf(options);
  return db.transaction(async (tx) => {
    if ((await takenUsernames(tx, [username])).size > 0) return null;
    const account = await insertAccount(tx, {
      home,
      fullName,
      email: options.email,
      username,
      displayUsername: made.username,
      isEmailConfirmed: made.way.isEmailConfirmed,
      locale: options.locale ?? null,
      chosenLocale: options.chosenLocale ?? null,
      now,
    });
    if (!account) return null;
    const { id } = account;
    await made.way.add(tx, account, now);
    await people.create(tx, {
      id,
      home,
      username,
      fullName,
      firstName: options.first_name,
      birthDate: options.birthday ?? null,
      gender: options.gender ?? null,
      country: options.country ?? null,
      createdAt: now,
    });
    return id;
  });
}

type Told = z.output<typeof registerCheckOptions>;

export async function checkRegister(
  context: Pick<Context, 'db' | 'clock'>,
  told: Told,
): Promise<z.output<typeof registerCheckAnswer>> {
  const given = Object.entries(told).filter(([, value]) => value !== undefined);
  const misread = new Set(checkedFields.safeParse(told).error?.issues.map(({ path }) => String(path[0])));
  const readable = checkedFields.parse(Object.fromEntries(given.filter(([field]) => !misread.has(field))));
  const faults = (await registerFaults(context, readable)).map(registerRefusal);
  return [
    ...[...misread].map((field) => ({ field, reason: `invalid-${field}` })),
    ...faults.map(({ field = '', reason }) => ({ field, reason })),
  ];
}
