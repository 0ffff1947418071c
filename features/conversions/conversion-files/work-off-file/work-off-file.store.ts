import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { FoundProblem } from '../conversion-file.ts';

const WRITE_RESULTS: Statement = {
  name: 'conversion-files-write-results',
  text: `update conversion_file_parts set results = $4, problems = coalesce($5::jsonb, problems)
    where home = $1 and file_id = $2 and number = $3`,
};

const ADVANCE: Statement = {
  name: 'conversion-files-advance',
  text: `update conversion_files set position = position + 1, wrong_rows = wrong_rows + $4,
      added_rows = added_rows + $5, repeated_rows = repeated_rows + $6, updated_at = $7
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export interface PartResult {
  fileId: Id;
  number: number;
  /** One letter for each row. */
  results: string;
  /** Left out where those of before stay. */
  problems?: readonly FoundProblem[];
  wrong?: number;
  added?: number;
  repeated?: number;
}

export async function writePartResult(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  { fileId, number, results, problems, wrong = 0, added = 0, repeated = 0 }: PartResult,
  at: Date,
): Promise<void> {
  const home = homeOf(accountId);
  await tx.write(WRITE_RESULTS, [home, fileId, number, results, problems ? JSON.stringify(problems) : null]);
  await tx.write(ADVANCE, [home, accountId, fileId, wrong, added, repeated, at]);
}

const KNOWN: Statement = {
  name: 'conversion-files-known-events',
  // Uses conversion_events_by_key.
  text: `select distinct event_name as "eventName", event_id as "eventId" from conversion_events
    where home = $1 and ad_account_id = $2 and event_id = any($3::text[])`,
};

export function listKnownEvents(
  tx: Transaction,
  { id }: LockedAdAccount,
  eventIds: readonly string[],
): Promise<{ eventName: string; eventId: string }[]> {
  return tx.rows<{ eventName: string; eventId: string }>(KNOWN, [homeOf(id), id, eventIds]);
}
