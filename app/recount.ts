import { listMissingFiles } from '#features/media/missing-files.service.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { withDatabase } from './operator-database.ts';
import { listWrongCounts, rightCounts } from './wrong-counts.ts';

// node bin/run.mjs app/recount.ts: counts anew what is counted and lists what is stored otherwise; --fix rights it. Also
// lists pictures and videos whose files are missing, which nothing but uploading them again rights.
const [option, ...more] = process.argv.slice(2);
if ((option !== undefined && option !== '--fix') || more.length > 0) {
  console.error('Say node bin/run.mjs app/recount.ts, or app/recount.ts --fix to right what is found');
  process.exit(1);
}
const isLeft = await withDatabase(async (db, { storageUrl, dataDir }) => {
  const wrong = await listWrongCounts(db);
  for (const { name, id, stored, counted } of wrong)
    console.log(`${name} of ${id}: ${stored}, not ${counted}`);
  const left = option ? await rightCounts(db, wrong) : wrong;
  console.log(`${wrong.length} wrong, ${wrong.length - left.length} righted`);
  const missing = await listMissingFiles(db, await openStorage(storageUrl, dataDir));
  for (const { signature, missing: count, of } of missing)
    console.log(`media ${signature}: ${count} of ${of} files missing`);
  if (missing.length > 0) console.log(`${missing.length} pictures and videos miss files`);
  return left.length > 0 || missing.length > 0;
});
process.exit(isLeft ? 1 : 0);
