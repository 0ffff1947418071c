import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockConversationToWrite, requireReach } from './conversation.service.ts';
import type { MessageRow } from './conversation.store.ts';
import type { AttachmentType } from './conversation.ts';
import { CONVERSATION_CHANGED } from './conversation.ts';
import { findSent, insertMessage, lockMessage, placeMessage, placeOwn, setRemoved } from './message.store.ts';
import type { NewMessage } from './message-option.ts';

/** It contains only what the viewer may see of its sender and attachment. */
export interface ShownMessage {
  row: MessageRow;
  sender: PersonCardRow | null;
  pin: ShownPin | null;
  board: ShownBoard | null;
  person: PersonCardRow | null;
}

const PEOPLE: readonly AttachmentType[] = ['user', 'follow_invite'];

/** Senders and attachments load in one batch per kind. */
export async function showMessages(
  context: ContextFor<'person'>,
  rows: readonly MessageRow[],
): Promise<ShownMessage[]> {
  const ids = (types: readonly AttachmentType[]) => rows.flatMap((row) => attachedId(row, types) ?? []);
  const [people, pins, boards] = await Promise.all([
    findVisiblePeople(context, [...rows.map((row) => row.sender_id), ...ids(PEOPLE)]),
    listVisiblePins(context, [...new Set(ids(['pin']))]),
    listVisibleBoards(context, [...new Set(ids(['board']))]),
  ]);
  const find = <Thing>(things: ReadonlyMap<Id, Thing>, id: Id | null) => (id && things.get(id)) ?? null;
  const pinsById = new Map(pins.map((pin) => [pin.row.id, pin]));
  const boardsById = new Map(boards.map((board) => [board.row.id, board]));
  return rows.map((row) => ({
    row,
    sender: find(people, row.sender_id),
    pin: find(pinsById, attachedId(row, ['pin'])),
    board: find(boardsById, attachedId(row, ['board'])),
    person: find(people, attachedId(row, PEOPLE)),
  }));
}

function attachedId({ attachment, removed_at }: MessageRow, types: readonly AttachmentType[]): Id | null {
  return attachment && !removed_at && types.includes(attachment.type) ? parseId(attachment.id) : null;
}

/** Removes it on behalf of this site: its row stays, without content. */
export async function removeMessage(tx: Transaction, id: Id, at: Date | null): Promise<void> {
  const message = await lockMessage(tx, id);
  if (message) await setRemoved(tx, allow(message, 'moderate'), at);
}

export function bringMessageBack(tx: Transaction, id: Id): Promise<void> {
  return removeMessage(tx, id, null);
}

interface Addressed {
  id: Id;
  isGroup: boolean;
}

/** Written once, however often it is sent. To somebody who does not follow the sender, a first message is a request. */
export async function deliverMessage(
  tx: Transaction,
  context: ContextFor<'person'>,
  to: Addressed,
  message: NewMessage,
): Promise<MessageRow> {
  const { viewer, clock } = context;
  const at = clock.now();
  const { conversation, others, blocked } = await lockConversationToWrite(context, tx, to);
  const followers = await requireReach(tx, viewer, { id: to.id, others, blocked });
  const before = message.clientId && (await findSent(tx, to.id, viewer.id, message.clientId));
  if (before) return before;
  const row = await insertMessage(tx, conversation, { ...message, at });
  const otherOf = (id: Id | undefined) => (to.isGroup ? null : (id ?? null));
  await placeOwn(tx, conversation, { at, otherId: otherOf(others[0]) }, row.id);
  const told = [viewer.id];
  for (const userId of others.filter((id) => !blocked.has(id))) {
    const first = followers.has(userId) ? 'open' : 'request';
    const state = await placeMessage(tx, conversation, { at, userId, otherId: otherOf(viewer.id) }, first);
    if (state !== 'declined') told.push(userId);
  }
  await tell(tx, told, { type: CONVERSATION_CHANGED, id: to.id });
  return row;
}
