import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import type { BoardAnswer } from '#features/library/boards/wire/board-answer.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { MessageRow } from '../conversation.store.ts';
import type { MessageAnswer } from './conversation-answer.ts';

interface Beside {
  viewerId: Id;
  people: ReadonlyMap<string, PersonCard>;
  pins: ReadonlyMap<string, PinAnswer>;
  boards: ReadonlyMap<string, BoardAnswer>;
}

/** Includes an attachment only where the viewer may see it. */
export function presentMessage(row: MessageRow, beside: Beside): MessageAnswer {
  const isRemoved = row.removed_at !== null;
  const attachment = isRemoved ? null : row.attachment;
  const isMine = row.sender_id === beside.viewerId;
  const shown = attachment?.id ?? '';
  const isPerson = attachment?.type === 'user' || attachment?.type === 'follow_invite';
  return {
    id: row.id,
    type: 'message',
    conversation_id: row.conversation_id,
    text: isRemoved ? '' : row.text,
    is_removed: isRemoved,
    sender: beside.people.get(row.sender_id) ?? null,
    is_mine: isMine,
    created_at: toRfc2822(row.created_at),
    ...(isMine && row.client_id && { client_id: row.client_id }),
    attachment_type: attachment?.type ?? null,
    pin: (attachment?.type === 'pin' && beside.pins.get(shown)) || null,
    board: (attachment?.type === 'board' && beside.boards.get(shown)) || null,
    user: (isPerson && beside.people.get(shown)) || null,
  };
}
