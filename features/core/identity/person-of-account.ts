import type { Transaction } from '#platform/database/database.ts';
import type { Home, Id } from '#platform/ids/ids.ts';
import type { LockedAccount } from './account-proof.ts';

/** The person of a new account; both have one id. */
export interface NewPerson {
  id: Id;
  home: Home;
  /** In lower case. */
  username: string;
  fullName: string;
  firstName: string;
  /** `YYYY-MM-DD`; null if only an age was given. */
  birthDate: string | null;
  gender: string | null;
  country: string | null;
  createdAt: Date;
}

/**
 * The person's side of changes to an account, in the same transaction: no account is ever without its person. The
 * people noun implements it, because identity must not know its tables.
 */
export interface PersonOfAccount {
  create(tx: Transaction, person: NewPerson): Promise<void>;
  rename(tx: Transaction, account: LockedAccount, username: string): Promise<void>;
  deactivate(tx: Transaction, account: LockedAccount, at: Date): Promise<void>;
  /** Hides a person for good. */
  remove(tx: Transaction, account: LockedAccount, at: Date): Promise<void>;
  /** Shows a person again who left and has now signed in. */
  reactivate(tx: Transaction, account: LockedAccount): Promise<void>;
}
