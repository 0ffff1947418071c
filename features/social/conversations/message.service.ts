import { findVisiblePeople } from '#features/core/people/person.service.ts';
import { listVisibleBoards } from '#features/library/boards/board.service.ts';
import { listVisiblePins } from '#features/library/pins/pin.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { MessageRow } from './conversation.store.ts';
import type { AttachmentType } from './conversation.ts';
import type { MessageAnswer } from './wire/conversation-answer.ts';
import { presentMessage } from './wire/message.view.ts';

/** Messages as the viewer may see them; senders and attachments load in one batch per kind. */
export async function presentMessages(
  context: ContextFor<'person'>,
  rows: readonly MessageRow[],
): Promise<MessageAnswer[]> {
  const people = [...rows.map((row) => row.sender_id), ...shownIds(rows, 'user', 'follow_invite')];
  const [persons, pins, boards] = await Promise.all([
    findVisiblePeople(context, people),
    listVisiblePins(context, shownIds(rows, 'pin')),
    listVisibleBoards(context, shownIds(rows, 'board')),
  ]);
  const beside = {
    viewerId: context.viewer.id,
    people: persons,
    pins: new Map(pins.map((pin) => [pin.id, pin])),
    boards: new Map(boards.map((board) => [board.id, board])),
  };
  return rows.map((row) => presentMessage(row, beside));
}

function shownIds(rows: readonly MessageRow[], ...types: AttachmentType[]): Id[] {
  const ids = rows.flatMap(({ attachment, removed_at }) => {
    const id = attachment && !removed_at && types.includes(attachment.type) ? parseId(attachment.id) : null;
    return id ? [id] : [];
  });
  return [...new Set(ids)];
}
