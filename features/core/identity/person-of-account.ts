import type { Transaction } from '#platform/database/database.ts';
import type { Home, Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

/** An account whose names, ways in and end nobody else changes. */
export type LockedAccount = Locked<{ id: Id }>;

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

/** Called in the transaction that changes the account. The people noun has the tables, which identity cannot know. */
export interface PersonOfAccount {
  create(tx: Transaction, person: NewPerson): Promise<void>;
  rename(tx: Transaction, account: LockedAccount, username: string): Promise<void>;
  deactivate(tx: Transaction, account: LockedAccount, at: Date): Promise<void>;
  remove(tx: Transaction, account: LockedAccount, at: Date): Promise<void>;
  reactivate(tx: Transaction, account: LockedAccount): Promise<void>;
}
