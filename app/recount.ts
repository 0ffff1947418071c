import { compareFiles, deleteStray } from '#features/core/media/compare-files.service.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { withDatabase } from './operator-database.ts';
import { listWrongCounts, rightCounts } from './wrong-counts.ts';

// node bin/run.mjs app/recount.ts lists wrong counts, missing and unused files; --fix corrects the counts, and
// --delete-files has the server delete unused files. If most files are unused it is probably the wrong database,
// so that needs --even-if-most too.
const OPTIONS = ['--fix', '--delete-files', '--even-if-most'];
const options = process.argv.slice(2);
if (options.some((option) => !OPTIONS.includes(option))) {
  console.error('Usage: node bin/run.mjs app/recount.ts [--fix] [--delete-files [--even-if-most]]');
  process.exit(1);
}
const isLeft = await withDatabase(async (db, { storageUrl, dataDir }) => {
  const wrong = await listWrongCounts(db);
  for (const { name, id, stored, counted } of wrong)
    console.log(`${name} of ${id}: stored ${stored}, counted ${counted}`);
  const left = options.includes('--fix') ? await rightCounts(db, wrong) : wrong;
  console.log(`${wrong.length} wrong, ${wrong.length - left.length} repaired`);
  const { missing, stored, stray } = await compareFiles(db, await openStorage(storageUrl, dataDir));
  for (const { signature, missing: count, of } of missing)
    console.log(`media ${signature}: ${count} of ${of} files missing`);
  if (missing.length > 0) console.log(`${missing.length} pictures and videos are missing files`);
  for (const key of stray) console.log(`file ${key}: belongs to no picture or video`);
  const isMost = stray.length * 2 > stored;
  const isRefused = isMost && !options.includes('--even-if-most');
  const deletes = options.includes('--delete-files') && !isRefused;
  if (isRefused && options.includes('--delete-files'))
    console.error(
      `${stray.length} of ${stored} files belong to nothing in this database. Check DATABASE_URL. If it is right, add --even-if-most.`,
    );
  if (deletes) await deleteStray(db, stray, new Date());
  if (stray.length > 0)
    console.log(
      `${stray.length} unused files${deletes ? '; the server deletes them within 10 minutes' : ''}`,
    );
  return left.length > 0 || missing.length > 0 || (stray.length > 0 && !deletes);
});
process.exit(isLeft ? 1 : 0);
