import { pathOfPicture, picturePath } from '#features/core/media/picture-urls.ts';
import type { AttachmentType } from '../conversation.ts';
import type { MessageAnswer } from '../wire/conversation-answer.ts';

/** `thing` is null where the viewer may not see it. */
export interface ShownThing {
  type: AttachmentType;
  thing: {
    name: string;
    path: string;
    image: string | null;
    color: string | null;
    isSensitive: boolean;
  } | null;
}

export interface MessageData {
  id: string;
  text: string;
  isRemoved: boolean;
  isMine: boolean;
  /** Null if the sender can no longer be named. */
  sender: { id: string; fullName: string; image: string | null } | null;
  /** Milliseconds since the epoch. */
  at: number;
  clientId: string | null;
  shown: ShownThing | null;
}

export function messageData(answer: MessageAnswer): MessageData {
  const { id, text, is_mine, sender, created_at, client_id } = answer;
  return {
    id,
    text,
    isRemoved: answer.is_removed,
    isMine: is_mine,
    sender: sender && {
      id: sender.id,
      fullName: sender.full_name,
      image: pathOfPicture(sender.image_small_url),
    },
    at: Date.parse(created_at),
    clientId: client_id ?? null,
    shown: answer.attachment_type && { type: answer.attachment_type, thing: thingIn(answer) },
  };
}

function thingIn({ pin, board, user }: MessageAnswer): ShownThing['thing'] {
  if (pin) {
    const image = picturePath(pin.image_signature, '236x');
    const isSensitive = pin.board?.sensitivity_screen ?? false;
    return { name: pin.title, path: `/pin/${pin.id}/`, image, color: pin.dominant_color, isSensitive };
  }
  if (board) {
    const image = pathOfPicture(board.image_cover_url);
    return {
      ...{ name: board.name, path: board.url, image, color: null },
      isSensitive: board.sensitivity_screen,
    };
  }
  if (user) {
    const image = pathOfPicture(user.image_medium_url);
    return { name: user.full_name, path: `/${user.username}/`, image, color: null, isSensitive: false };
  }
  return null;
}
