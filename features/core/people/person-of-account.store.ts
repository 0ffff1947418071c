import type { LockedAccount, NewPerson } from '#features/core/identity/person-of-account.ts';
import type { Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

export async function insertPerson(tx: Transaction, person: NewPerson): Promise<void> {
  await insertUser(tx, person);
  const { home, id, birthDate, gender, country } = person;
  await tx.write(
    `insert into user_private (home, user_id, birth_date, gender, login_country) values ($1, $2, $3, $4, $5)`,
    [home, id, birthDate, gender, country],
  );
}

export async function renamePerson(tx: Transaction, { id }: LockedAccount, username: string): Promise<void> {
  await tx.write('update users set username = $3 where home = $1 and id = $2', [homeOf(id), id, username]);
}

export async function deactivatePerson(tx: Transaction, { id }: LockedAccount, at: Date): Promise<void> {
  await tx.write(
    'update users set deactivated_at = coalesce(deactivated_at, $3) where home = $1 and id = $2',
    [homeOf(id), id, at],
  );
}

export async function removePerson(tx: Transaction, { id }: LockedAccount, at: Date): Promise<void> {
  await tx.write('update users set deleted_at = coalesce(deleted_at, $3) where home = $1 and id = $2', [
    homeOf(id),
    id,
    at,
  ]);
}

export async function reactivatePerson(tx: Transaction, { id }: LockedAccount): Promise<void> {
  await tx.write('update users set deactivated_at = null where home = $1 and id = $2', [homeOf(id), id]);
}

async function insertUser(tx: Transaction, person: NewPerson): Promise<void> {
  const { home, id, username, fullName, firstName, country, createdAt } = person;
  await tx.write(
    `insert into users (home, id, username, full_name, first_name, country, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [home, id, username, fullName, firstName, country, createdAt],
  );
}
