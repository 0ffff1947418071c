import { appointStaff, dismissStaff } from '#features/core/people/person-flags.service.ts';
import { withDatabase } from './operator-database.ts';

// node bin/run.mjs app/staff.ts add ada: makes somebody staff of this installation, or `remove`s them.
const ACTIONS = { add: appointStaff, remove: dismissStaff } as const;

const [action, username] = process.argv.slice(2);
if ((action !== 'add' && action !== 'remove') || !username) {
  console.error('Usage: node bin/run.mjs app/staff.ts add|remove <username>');
  process.exit(1);
}
const isFound = await withDatabase((database) => ACTIONS[action](database, username));
const done = action === 'add' ? `${username} is now staff.` : `${username} is no longer staff.`;
if (isFound) console.log(done);
else console.error(`No user is named ${username}.`);
process.exit(isFound ? 0 : 1);
