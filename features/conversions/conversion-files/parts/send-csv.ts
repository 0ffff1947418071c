import { call } from '#platform/resource/client.ts';
import { FILE_LIMITS, type FileField, type FileSource } from '../conversion-file.ts';
import { prepareRows } from './prepare-rows.ts';
import type { ReadCsv } from './read-csv.ts';

export interface Sending {
  accountId: string;
  source: FileSource;
  partner: string;
  csv: ReadCsv;
  columns: readonly ('' | FileField)[];
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Calls are limited in size. */
const MOST_LETTERS = 250_000;

/** Sends it in parts and has it checked. Its id; what was sent before it is aborted is stopped. */
export async function sendCsv(sending: Sending): Promise<string> {
  const { accountId, source, partner, csv, columns, onProgress, signal } = sending;
  const of = { ad_account_id: accountId };
  const { name, headers, rows } = csv;
  const begun = await call('ConversionFileResource.create', {
    ...{ ...of, source, name, headers, columns: [...columns] },
    ...(source === 'partner' && { partner }),
  });
  const file = { ...of, file_id: begun.data.id };
  try {
    let from = 0;
    for (let number = 0; from < rows.length; number += 1) {
      signal.throwIfAborted();
      const sent = fitting(await prepareRows(rows.slice(from, from + FILE_LIMITS.partRows), columns));
      await call('ConversionFilePartResource.create', { ...file, number, rows: sent });
      from += sent.length;
      onProgress(from / rows.length);
    }
    await call('ConversionFileResource.update', { ...file, action: 'check' });
  } catch (error) {
    await call('ConversionFileResource.update', { ...file, action: 'stop' }).catch(() => {
      // Without a connection; what was never sent whole is removed after a day.
    });
    throw error;
  }
  return file.file_id;
}

function fitting(rows: string[][]): string[][] {
  let letters = 0;
  const end = rows.findIndex((cells) => {
    letters += JSON.stringify(cells).length;
    return letters > MOST_LETTERS;
  });
  return end < 1 ? rows : rows.slice(0, end);
}
