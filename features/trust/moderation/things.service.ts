import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { type PersonName, requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { requireVisiblePin } from '#features/library/pins/pin.service.ts';
import { pinPathFor } from '#features/library/pins/pin-link.ts';
import { requireTry as requireSeenTry } from '#features/library/pins/tries.service.ts';
import { requireComment as requireSeenComment } from '#features/social/comments/comments.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { Snapshot } from './case.ts';
import { NOTHING_SEEN } from './case.ts';
import { findMessageFor } from './case-facts.store.ts';
import type { ReportKind } from './report.ts';

export interface Thing {
  kind: ReportKind;
  id: Id;
  authorId: Id;
  snapshot: Snapshot;
}

const FINDERS: Record<ReportKind, (context: Context, id: Id) => Promise<Thing>> = {
  person: (context, id) => requirePerson(context, { id }),
  pin: requirePin,
  board: (context, id) => requireBoard(context, { id }),
  comment: requireComment,
  try: requireTry,
  message: requireMessage,
};

export function requireThing(context: Context, kind: ReportKind, id: Id): Promise<Thing> {
  return FINDERS[kind](context, id);
}

export async function requireThingAt(context: Context, path: string): Promise<Thing> {
  const [first = '', second] = path.split('/').filter((part) => part !== '');
  if (first === 'pin') {
    const id = parseId(second);
    if (!id) throw notFound('pin');
    return requirePin(context, id);
  }
  const name = { username: decodeURIComponent(first), slug: decodeURIComponent(second ?? '') };
  return name.slug && !name.slug.startsWith('_')
    ? requireBoard(context, name)
    : requirePerson(context, { username: name.username });
}

async function requirePerson(context: Context, name: PersonName): Promise<Thing> {
  const { row } = await requireVisiblePerson(context, name);
  return { kind: 'person', id: row.id, authorId: row.id, snapshot: snapshotOfPerson(row) };
}

function snapshotOfPerson(row: PersonCardRow): Snapshot {
  const { full_name, username, avatar_signature } = row;
  const url = `/${username}/`;
  return { ...NOTHING_SEEN, title: full_name, text: `@${username}`, url, picture: avatar_signature };
}

async function requirePin(context: Context, id: Id): Promise<Thing> {
  const { row: pin } = await requireVisiblePin(context, id);
  const { title, description: text, link, image_signature: picture } = pin;
  const snapshot = { title, text, link, url: pinPathFor(pin.id, 'see'), picture };
  return { kind: 'pin', id, authorId: pin.pinner.id, snapshot };
}

async function requireBoard(
  context: Context,
  name: { id: Id } | { username: string; slug: string },
): Promise<Thing> {
  const { row } = await requireVisibleBoard(context, name);
  const url = `/${row.owner.username}/${row.slug}/`;
  const snapshot = { ...NOTHING_SEEN, title: row.name, text: row.description, url };
  return { kind: 'board', id: row.id, authorId: row.owner_id, snapshot };
}

async function requireComment(context: Context, id: Id): Promise<Thing> {
  const { row } = await requireSeenComment(context, id);
  const url = `${pinPathFor(row.pin_id, 'see')}?comment=${id}#comments`;
  return { kind: 'comment', id, authorId: row.user_id, snapshot: { ...NOTHING_SEEN, text: row.text, url } };
}

async function requireTry(context: Context, id: Id): Promise<Thing> {
  const { pin_id, user_id: authorId, note: text, photo: picture } = await requireSeenTry(context, id);
  const snapshot = { ...NOTHING_SEEN, text, url: `${pinPathFor(pin_id, 'see')}#tries`, picture };
  return { kind: 'try', id, authorId, snapshot };
}

// Recipients have seen a message, so they can report it even after a block.
async function requireMessage(context: Context, id: Id): Promise<Thing> {
  const row = context.viewer.id ? await findMessageFor(context.db, context.viewer.id, id) : null;
  if (!row) throw notFound('message');
  return {
    kind: 'message',
    id,
    authorId: row.author_id,
    snapshot: { ...NOTHING_SEEN, text: row.text },
  };
}
