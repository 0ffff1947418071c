import { VALUE_BADGES } from '#features/business/profiles/merchant.ts';
import { verifyMerchantNamed } from '#features/business/profiles/verify-merchant/verify-merchant.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { withDatabase } from './operator-database.ts';

// node bin/run.mjs app/merchant.ts verify nordwool eco_friendly,inclusive: after a review, verifies a shop and the
// values that it may show as badges, or none; `remove` revokes all of that.
const [action, username, listed = ''] = process.argv.slice(2);
const values = VALUE_BADGES.filter((value) => listed.split(',').includes(value));
const isWrong = listed !== '' && values.length !== listed.split(',').length;
if ((action !== 'verify' && action !== 'remove') || !username || isWrong) {
  console.error('Usage: node bin/run.mjs app/merchant.ts verify <username> [values] | remove <username>');
  console.error(`Values, separated by commas: ${VALUE_BADGES.join(', ')}`);
  process.exit(1);
}
const answer = await withDatabase((db) =>
  verifyMerchantNamed({ db, clock: systemClock }, username, action === 'verify' ? values : null),
);
const done =
  action === 'verify'
    ? `${username} is now a verified merchant.`
    : `${username} is no longer a verified merchant.`;
const problems = {
  nobody: `No user is named ${username}.`,
  'no-business': `${username} is a personal account. Only a business can be a verified merchant.`,
};
if (answer) console.error(problems[answer.refused]);
else console.log(done);
process.exit(answer ? 1 : 0);
