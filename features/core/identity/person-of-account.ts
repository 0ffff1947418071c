import type { Transaction } from '#platform/database/database.ts';
import type { Home, Id } from '#platform/ids/ids.ts';

/** The person behind an account that is being made; both carry one id. */
export interface NewPerson {
  id: Id;
  home: Home;
  /** In lower case. */
  username: string;
  fullName: string;
  firstName: string;
  /** `YYYY-MM-DD`; null where only an age was given. */
  birthDate: string | null;
  gender: string | null;
  /** Two letters. */
  country: string | null;
  createdAt: Date;
}

/**
 * What happens to the person when something happens to the account, in the same transaction: no account is ever without
 * its person. The people feature provides it, as this one must not know its tables.
 */
export interface PersonOfAccount {
  create(tx: Transaction, person: NewPerson): Promise<void>;
  rename(tx: Transaction, id: Id, username: string): Promise<void>;
  /** Hides a person from everybody until they come back. */
  deactivate(tx: Transaction, id: Id, at: Date): Promise<void>;
  /** Hides a person for good. */
  remove(tx: Transaction, id: Id, at: Date): Promise<void>;
  /** A person who left comes back by signing in. */
  reactivate(tx: Transaction, id: Id): Promise<void>;
}
