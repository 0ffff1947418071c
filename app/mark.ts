import { markPerson, PERSON_MARKS } from '#features/core/people/mark-person/mark-person.service.ts';
import { withDatabase } from './operator-database.ts';

// node bin/run.mjs app/mark.ts add ada verified-identity: sets or `remove`s a mark that only the operator can know.
// A profile for advertisers also names the site that it links to: add looms ads-only https://looms.example/
const [action, username, named, site = null] = process.argv.slice(2);
const mark = PERSON_MARKS.find((one) => one === named);
const isOn = action === 'add';
const isWrong = isOn && mark === 'ads-only' && !(site && /^https?:/.test(site) && URL.canParse(site));
if ((!isOn && action !== 'remove') || !username || !mark || isWrong) {
  console.error('Say whom and what: node bin/run.mjs app/mark.ts add <username> <mark>, or remove');
  console.error(`The marks: ${PERSON_MARKS.join(', ')}; ads-only takes the address of a site, too.`);
  process.exit(1);
}
const isFound = await withDatabase((db) => markPerson(db, username, { mark, isOn, site }));
if (isFound) console.log(isOn ? `${username} has the mark ${mark} now.` : `${username} has it no longer.`);
else if (mark === 'minimal-header') console.error(`No business is called ${username}.`);
else console.error(`Nobody is called ${username}.`);
process.exit(isFound ? 0 : 1);
