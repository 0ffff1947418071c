import type { PersonOfAccount } from '#features/core/identity/person-of-account.ts';
import {
  deactivatePerson,
  insertPerson,
  reactivatePerson,
  removePerson,
  renamePerson,
} from './person-of-account.store.ts';

export const personOfAccount: PersonOfAccount = {
  create: insertPerson,
  rename: renamePerson,
  deactivate: deactivatePerson,
  remove: removePerson,
  reactivate: reactivatePerson,
};
