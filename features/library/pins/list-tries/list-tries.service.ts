import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { requireVisiblePin } from '../pin.service.ts';
import { type AuthoredTry, showTries } from '../tries.service.ts';
import { mapTriesOf } from '../try.store.ts';
import { listTries } from './list-tries.store.ts';

export async function listTriesOf(
  context: Context,
  pinId: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<AuthoredTry>> {
  const { db, viewer } = context;
  await requireVisiblePin(context, pinId);
  const page = { after: after ? parseId(after[0]) : null, without: viewer.id ?? null, limit: pageSize + 1 };
  const [rows, own] = await Promise.all([
    listTries(db, pinId, page),
    viewer.id && !after ? mapTriesOf(db, viewer.id, [pinId]) : new Map(),
  ]);
  const { shown, last } = cutPage(rows, pageSize);
  const items = await showTries(context, [...own.values(), ...shown]);
  return { items, next: last ? [last.id] : null };
}
