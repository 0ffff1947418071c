import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { type FileRow, findFileRow, findPartRow } from '../conversion-file.store.ts';
import { FILE_LIMITS, type FileSource, type FoundProblem } from '../conversion-file.ts';
import { listFileRows, listPartSizes, listProblems } from './list-files.store.ts';

type Me = ContextFor<'person'>;

interface Asked {
  adAccountId: Id;
  source: FileSource;
  after: Id | null;
  pageSize: number;
}

/** Latest first. */
export async function listFiles(context: Me, asked: Asked): Promise<Page<FileRow>> {
  const { adAccountId, source, after, pageSize } = asked;
  const { id } = await requireOwnAdAccount(context, adAccountId);
  const rows = await listFileRows(context.db, id, { source, after, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.id] : null };
}

interface Of {
  adAccountId: Id;
  fileId: Id;
}

async function requireFile(context: Me, { adAccountId, fileId }: Of): Promise<FileRow> {
  const { id } = await requireOwnAdAccount(context, adAccountId);
  const file = await findFileRow(context.db, fileId);
  if (file?.ad_account_id !== id) throw notFound('file');
  return file;
}

/** With its first problems; their rows count from one through all of the file. */
export async function showFile(context: Me, of: Of): Promise<{ file: FileRow; problems: FoundProblem[] }> {
  const file = await requireFile(context, of);
  const [listed, sizes] = await Promise.all([
    listProblems(context.db, file.id, FILE_LIMITS.shownProblems),
    listPartSizes(context.db, file.id),
  ]);
  const before = (part: number) => sizes.slice(0, part).reduce((sum, size) => sum + size, 0);
  return { file, problems: listed.map(({ part, row, ...one }) => ({ ...one, row: before(part) + row + 1 })) };
}

/** Its rows as they were sent, and what became of each. */
export async function showPart(context: Me, { number, ...of }: Of & { number: number }) {
  const file = await requireFile(context, of);
  const part = await findPartRow(context.db, file.id, number);
  if (!part) throw notFound('part');
  return part;
}
