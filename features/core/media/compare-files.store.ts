import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOfSignature, type MediaKind } from './media.ts';

export interface StoredFile {
  signature: string;
  kind: MediaKind;
  original_ext: string;
  is_withheld: boolean;
}

const BATCH = 1000;

const LIST: Statement = {
  name: 'media-stored-files',
  // Uses the primary key: the home is the start of the signature.
  text: `select signature, kind, original_ext, withheld_at is not null as is_withheld from media
    where (home, signature) > ($1, $2) order by home, signature limit ${BATCH}`,
};

export function listStoredFiles(db: Queryable, after: string): Promise<StoredFile[]> {
  return db.rows<StoredFile>(LIST, [after === '' ? -1 : homeOfSignature(after), after]);
}

const UNKNOWN: Statement = {
  name: 'media-unknown',
  text: `with known as materialized (
      select m.signature from unnest($1::smallint[], $2::text[]) as asked (home, signature)
      join media m on m.home = asked.home and m.signature = asked.signature
    ), claimed as materialized (
      select c.signature from unnest($1::smallint[], $2::text[]) as asked (home, signature)
      join media_claims c on c.home = asked.home and c.signature = asked.signature
    )
    select signature from unnest($2::text[]) as asked (signature)
    where signature not in (select signature from known union all select signature from claimed)`,
};

export async function findUnknown(db: Queryable, signatures: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ signature: string }>(UNKNOWN, [signatures.map(homeOfSignature), signatures]);
  return rows.map(({ signature }) => signature);
}
