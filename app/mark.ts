import { markPerson, PERSON_MARKS } from '#features/core/people/mark-person/mark-person.service.ts';
import { withDatabase } from './operator-database.ts';

// node bin/run.mjs app/mark.ts add ada verified-identity: sets or `remove`s a mark that only the operator can know.
// A profile for advertisers also names the site that it links to: add looms ads-only https://looms.example/
const [action, username, named, site = null] = process.argv.slice(2);
const mark = PERSON_MARKS.find((one) => one === named);
const isOn = action === 'add';
const isWrong = isOn && mark === 'ads-only' && !(site && /^https?:/.test(site) && URL.canParse(site));
if ((!isOn && action !== 'remove') || !username || !mark || isWrong) {
  console.error('Usage: node bin/run.mjs app/mark.ts add|remove <username> <mark> [site]');
  console.error(`Marks: ${PERSON_MARKS.join(', ')}. To add ads-only, also name the site.`);
  process.exit(1);
}
const isFound = await withDatabase((db) => markPerson(db, username, { mark, isOn, site }));
if (isFound)
  console.log(isOn ? `${username} now has the mark ${mark}.` : `${username} no longer has the mark ${mark}.`);
else if (mark === 'minimal-header') console.error(`No business is named ${username}.`);
else console.error(`No user is named ${username}.`);
process.exit(isFound ? 0 : 1);
