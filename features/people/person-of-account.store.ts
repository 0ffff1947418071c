import type { NewPerson, PersonOfAccount } from '#features/identity/person-of-account.ts';
import type { Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

/** The person's side of an account: made, renamed and brought back with it. */
export const personOfAccount: PersonOfAccount = {
  create: async (tx, person) => {
    await insertUser(tx, person);
    const { home, id, birthDate, gender, country } = person;
    await tx.write(
      `insert into user_private (home, user_id, birth_date, gender, login_country) values ($1, $2, $3, $4, $5)`,
      [home, id, birthDate, gender, country],
    );
  },
  // Rides the primary key.
  rename: async (tx, id, username) => {
    await tx.write('update users set username = $3 where home = $1 and id = $2', [homeOf(id), id, username]);
  },
  // Rides the primary key.
  deactivate: async (tx, id, at) => {
    await tx.write(
      'update users set deactivated_at = coalesce(deactivated_at, $3) where home = $1 and id = $2',
      [homeOf(id), id, at],
    );
  },
  // Rides the primary key.
  remove: async (tx, id, at) => {
    await tx.write('update users set deleted_at = coalesce(deleted_at, $3) where home = $1 and id = $2', [
      homeOf(id),
      id,
      at,
    ]);
  },
  // Rides the primary key.
  reactivate: async (tx, id) => {
    await tx.write('update users set deactivated_at = null where home = $1 and id = $2', [homeOf(id), id]);
  },
};

async function insertUser(tx: Transaction, person: NewPerson): Promise<void> {
  const { home, id, username, fullName, firstName, country, createdAt } = person;
  await tx.write(
    `insert into users (home, id, username, full_name, first_name, country, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [home, id, username, fullName, firstName, country, createdAt],
  );
}
