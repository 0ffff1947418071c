import type { Context } from '#platform/resource/context.ts';
import { isEmailTaken } from '../account.store.ts';
import { passwordFault } from '../password.service.ts';
import { unavailability } from '../username/username.service.ts';
import type { NewPerson, RegisterRefusal } from './register.ts';

/** The age of consent to the use of one's data, by country. */
export const MINIMUM_AGES_OF_CONSENT: Readonly<Record<string, number>> = {
  AT: 14,
  BE: 13,
  BG: 14,
  HR: 16,
  CY: 14,
  CZ: 15,
  DK: 13,
  EE: 14,
  FI: 13,
  FR: 15,
  DE: 16,
  GR: 15,
  HU: 16,
  IE: 16,
  IT: 14,
  LV: 13,
  LT: 14,
  LU: 16,
  MT: 13,
  NL: 16,
  PL: 16,
  PT: 13,
  RO: 16,
  SK: 16,
  SI: 15,
  ES: 14,
  SE: 13,
  GB: 13,
};

export const MINIMUM_AGES: Readonly<Record<string, number>> = { ...MINIMUM_AGES_OF_CONSENT, KR: 14 };

export const DEFAULT_MINIMUM_AGE = 13;

export function minimumAge(country: string | null | undefined): number {
  return (country && MINIMUM_AGES[country.toUpperCase()]) || DEFAULT_MINIMUM_AGE;
}

/** Whole years from a birth date (`YYYY-MM-DD`) to the day of `now` in UTC. */
export function ageOn(birthDate: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const isBeforeBirthday =
    now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day);
  return now.getUTCFullYear() - year - (isBeforeBirthday ? 1 : 0);
}

type Told = Partial<Pick<NewPerson, 'birthday' | 'age' | 'country' | 'username' | 'email' | 'password'>>;

export async function registerFaults(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  told: Told,
): Promise<RegisterRefusal[]> {
  const { email, username, password } = told;
  // A field left empty is not a choice of username.
  const unavailable = username ? await unavailability(db, username, undefined) : null;
  const fault = password === undefined ? null : await passwordFault(password, { email, username });
  const faults: (RegisterRefusal | null)[] = [
    ageRefusal(told, clock.now()),
    unavailable && usernameRefusal(unavailable),
    fault && { refused: 'password-fault', fault },
    email !== undefined && (await isEmailTaken(db, email)) ? { refused: 'email-taken' } : null,
  ];
  return faults.filter((found) => found !== null);
}

function usernameRefusal(
  unavailable: NonNullable<Awaited<ReturnType<typeof unavailability>>>,
): RegisterRefusal {
  return unavailable === 'taken'
    ? { refused: 'username-taken' }
    : { refused: 'username-fault', fault: unavailable };
}

function ageRefusal({ birthday, age, country }: Told, now: Date): RegisterRefusal | null {
  const years = birthday === undefined ? age : ageOn(birthday, now);
  const least = minimumAge(country);
  return years !== undefined && years < least ? { refused: 'too-young', minimumAge: least } : null;
}
