import { oncePerPicture } from '#features/library/pins/once-per-picture.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import {
  type Followed,
  findFollowed,
  listNewPins,
  listPinsOfFollowed,
  type NewPinKey,
} from './home-feed.store.ts';

const NOTHING: Followed = { people: [], boards: [], topics: [] };

interface Skeleton {
  ids: string[];
  next: PageKey | null;
}

/** A bookmark names pictures by this many digits of their signatures: collisions are rare. */
const MARK_DIGITS = 8;
/** How many pictures a bookmark remembers: more would make it too long for an address. */
const MOST_MARKS = 250;

/** New pins of what the viewer follows, then new pins for everyone. Pictures of the last pages are not repeated. */
export async function listHomeFeed(
  context: Context,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const { db, viewer } = context;
  const followed = viewer.id ? await findFollowed(db, viewer.id) : NOTHING;
  const isPastFollowed = after?.[0] === 'new';
  const first = isPastFollowed
    ? { ids: [], next: null }
    : await pageOfFollowed(context, followed, after, pageSize);
  const { ids, next } = first.next
    ? first
    : await fillWithNew(context, followed, isPastFollowed ? after : null, { first, pageSize });
  const pins = await listVisiblePins(
    context,
    ids.flatMap((id) => parseId(id) ?? []),
  );
  const before = marksIn(after);
  const fresh = new Set(oncePerPicture(pins.map(({ row }) => row)));
  const items = pins.filter((pin) => fresh.has(pin.row) && !before.includes(markOf(pin)));
  const marks = [...before, ...items.map(markOf)].slice(-MOST_MARKS);
  return { items, next: next && [...next, marks.join('')] };
}

const markOf = ({ row }: ShownPin) => row.image_signature.slice(0, MARK_DIGITS);

function marksIn(after: PageKey | null): string[] {
  return String(after?.[3] ?? '').match(new RegExp(`.{${MARK_DIGITS}}`, 'g')) ?? [];
}

async function pageOfFollowed(
  { db, viewer }: Context,
  followed: Followed,
  after: PageKey | null,
  pageSize: number,
): Promise<Skeleton> {
  if (!viewer.id) return { ids: [], next: null };
  const before = after ? String(after[1]) : null;
  const rows = await listPinsOfFollowed(db, viewer.id, followed, { before, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return {
    ids: shown.filter((row) => row.shown).map((row) => row.id),
    next: last ? ['followed', last.number, null] : null,
  };
}

async function fillWithNew(
  { db, viewer }: Context,
  followed: Followed,
  after: PageKey | null,
  { first, pageSize }: { first: Skeleton; pageSize: number },
): Promise<Skeleton> {
  const room = pageSize - first.ids.length;
  const rows = await listNewPins(db, viewer.id, followed, { after: newKeyOf(after), limit: room + 1 });
  const shown = rows.slice(0, room);
  const ids = [...first.ids, ...shown.map((row) => row.id)];
  if (rows.length <= room) return { ids, next: null };
  const last = shown.at(-1);
  return { ids, next: last ? ['new', last.created, last.id] : ['new', null, null] };
}

function newKeyOf(after: PageKey | null): NewPinKey | null {
  const id = parseId(after?.[2]);
  return id && after ? { created: String(after[1]), id } : null;
}
