import { appointStaff, dismissStaff } from '#features/core/people/person-flags.service.ts';
import { withDatabase } from './operator-database.ts';

// node bin/run.mjs app/staff.ts add ada: makes somebody staff of this installation, or `remove`s them.
const ACTIONS = { add: appointStaff, remove: dismissStaff } as const;

const [action, username] = process.argv.slice(2);
if ((action !== 'add' && action !== 'remove') || !username) {
  console.error('Say whom: node bin/run.mjs app/staff.ts add <username>, or remove <username>');
  process.exit(1);
}
const isFound = await withDatabase((database) => ACTIONS[action](database, username));
const done =
  action === 'add' ? `${username} is one of the staff now.` : `${username} is not of the staff any more.`;
if (isFound) console.log(done);
else console.error(`Nobody is called ${username}.`);
process.exit(isFound ? 0 : 1);
