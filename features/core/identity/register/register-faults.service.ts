import type { Context } from '#platform/resource/context.ts';
import { isEmailTaken } from '../account.store.ts';
import { ageOn, minimumAge } from '../minimum-age.ts';
import { passwordFault } from '../password-faults.service.ts';
import { unavailability } from '../username/free-usernames.service.ts';
import type { NewPerson, RegisterRefusal } from './register.ts';

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
