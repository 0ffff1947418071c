import { downloadCsv } from '#features/measure/analytics/parts/csv.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { useFileTexts } from './use-file-texts.ts';

type ShownFile = DataOf<'ConversionFilesResource.get'>[number];
type Part = DataOf<'ConversionFilePartResource.get'>;

async function fetchParts(accountId: string, file: ShownFile): Promise<Part[]> {
  const parts: Part[] = [];
  for (let number = 0; number < file.parts; number += 1) {
    const asked = { ad_account_id: accountId, file_id: file.id, number };
    parts.push((await call('ConversionFilePartResource.get', asked)).data);
  }
  return parts;
}

const baseName = ({ name }: ShownFile) => name.replace(/\.\w+$/, '');

/** As it was sent: without the columns that were not, and with people hashed. */
export async function saveOriginal(accountId: string, file: ShownFile): Promise<void> {
  const parts = await fetchParts(accountId, file);
  const sent = file.columns.flatMap((column, place) => (column ? [place] : []));
  const pick = (cells: readonly string[]) => sent.map((place) => cells[place] ?? '');
  downloadCsv(baseName(file), [pick(file.headers), ...parts.flatMap(({ rows }) => rows.map(pick))]);
}

/** What became of each row, and why. */
export async function saveResults(
  accountId: string,
  file: ShownFile,
  { results, rowProblems, heads }: Pick<ReturnType<typeof useFileTexts>, 'results' | 'rowProblems' | 'heads'>,
): Promise<void> {
  const parts = await fetchParts(accountId, file);
  let row = 0;
  const lines = parts.flatMap((part) =>
    part.rows.map((_, index) => {
      row += 1;
      const found = part.problems.filter((problem) => problem.row === index);
      const columns = found.map(({ column }) => (column === null ? '' : (file.headers[column] ?? '')));
      const reasons = found.map(({ reason }) => rowProblems[reason]);
      return [row, results[part.results[index] ?? ''] ?? '', columns.join('; '), reasons.join('; ')];
    }),
  );
  downloadCsv(`${baseName(file)}-results`, [[heads.row, heads.result, heads.column, heads.reason], ...lines]);
}
