import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { areCommentsOn } from '#features/library/pins/comments-of-pin.service.ts';
import { listVisiblePins, requireVisiblePin, type ShownPin } from '#features/library/pins/pin.service.ts';
import { listOpenTries } from '#features/library/pins/tries.service.ts';
import { findVisibleComments } from '#features/social/comments/comments.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { INTERACTIONS, type InteractionKind } from '../interaction.ts';
import { type InteractionRow, listRowsOf } from './list-interactions.store.ts';

export interface ShownInteraction {
  kind: InteractionKind;
  row: InteractionRow;
  user: PersonCardRow;
  /** Of a save, if the viewer sees it. */
  board: ShownPin['board'];
  /** What the person wrote. */
  text: string;
}

type KindedRow = InteractionRow & { kind: InteractionKind };

/** How many rows that the viewer may not see a page reads besides its own; beyond these it is short. */
const MOST_HIDDEN = 25;

/** Newest first. */
export async function listInteractions(
  context: Context,
  pinId: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownInteraction>> {
  const { row: pin } = await requireVisiblePin(context, pinId);
  const isSaid = pin.comment_count > 0 && (await areCommentsOn(context.db, pin));
  const kinds = INTERACTIONS.filter((kind) => kind !== 'comment' || isSaid);
  const page = { after: keyOf(after), limit: pageSize + 1 + MOST_HIDDEN };
  const read = await Promise.all(
    kinds.map(async (kind) =>
      (await listRowsOf(context.db, kind, pin, page)).map((row): KindedRow => ({ kind, ...row })),
    ),
  );
  // Only so many are certain to follow each other: of one kind there may be more.
  const rows = read.flat().sort(newestFirst).slice(0, page.limit);
  const { shown, last } = cutPage(await showRows(context, rows), pageSize);
  const end = last?.row ?? (rows.length === page.limit ? rows.at(-1) : undefined);
  return { items: shown, next: end ? [end.at, end.id] : null };
}

function keyOf(after: PageKey | null): InteractionRow | null {
  const id = parseId(after?.[1]);
  return after && id ? { at: Number(after[0]), id } : null;
}

const newestFirst = (one: KindedRow, other: KindedRow) =>
  other.at - one.at || (BigInt(other.id) > BigInt(one.id) ? 1 : -1);

type Facts = Pick<ShownInteraction, 'user' | 'board' | 'text'>;

async function showRows(context: Context, rows: readonly KindedRow[]): Promise<ShownInteraction[]> {
  const idsOf = (kind: InteractionKind) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  const [saves, tries, comments] = await Promise.all([
    showSaves(context, idsOf('save')),
    showTriesOf(context, idsOf('try')),
    showCommentsOf(context, idsOf('comment')),
  ]);
  const facts: Record<InteractionKind, Map<Id, Facts>> = { save: saves, try: tries, comment: comments };
  return rows.flatMap(({ kind, ...row }) => {
    const known = facts[kind].get(row.id);
    return known ? [{ kind, row, ...known }] : [];
  });
}

async function showSaves(context: Context, ids: readonly Id[]): Promise<Map<Id, Facts>> {
  const pins = ids.length > 0 ? await listVisiblePins(context, ids) : [];
  return new Map(pins.map(({ row, board }) => [row.id, { user: row.pinner, board, text: '' }]));
}

async function showTriesOf(context: Context, ids: readonly Id[]): Promise<Map<Id, Facts>> {
  const tries = ids.length > 0 ? await listOpenTries(context, ids) : [];
  return new Map(tries.map(({ row, user }) => [row.id, { user, board: null, text: row.note }]));
}

async function showCommentsOf(context: Context, ids: readonly Id[]): Promise<Map<Id, Facts>> {
  if (ids.length === 0) return new Map();
  const comments = [...(await findVisibleComments(context, ids)).values()];
  const people = await findVisiblePeople(
    context,
    comments.map((row) => row.user_id),
  );
  return new Map(
    comments.flatMap(({ id, user_id, text }): [Id, Facts][] => {
      const user = people.get(user_id);
      return user ? [[id, { user, board: null, text }]] : [];
    }),
  );
}
