import { expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { fingerprintOf } from './fingerprint.ts';

const INSERT = `insert into interests (slug, name) values ('ferns', 'Ferns')`;
const DELETE = 'delete from interests';

test('a fingerprint changes with a row that comes, changes or goes, and with nothing else', async () => {
  const db = await freshDatabase();
  const fingerprint = await fingerprintOf(db);
  const isChangedBy = async (...statements: string[]) => {
    const before = await fingerprint();
    for (const statement of statements) await db.write(statement);
    return (await fingerprint()) !== before;
  };
  expect(await isChangedBy()).toBe(false);
  expect(await isChangedBy(INSERT)).toBe(true);
  expect(await isChangedBy(`update interests set name = 'Moss'`)).toBe(true);
  expect(await isChangedBy('update interests set name = name')).toBe(false);
  expect(await isChangedBy(`begin; ${DELETE}; rollback`)).toBe(false);
  expect(await isChangedBy(DELETE)).toBe(true);
  expect(await isChangedBy(INSERT, DELETE)).toBe(false);
  expect(await fingerprint()).toContain('interests');
});
