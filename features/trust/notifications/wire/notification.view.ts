import { presentFollowed } from '#features/core/people/wire/person.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ShownEntry, ShownNotification } from '../list-notifications/list-notifications.service.ts';
import type { NotificationAnswer, NotificationEntryAnswer } from './notification-answer.ts';

type ForOrigin = Pick<Context, 'config'>;

export function presentNotification(
  { config: { origin } }: ForOrigin,
  shown: ShownNotification,
): NotificationAnswer {
  const { row, actor, follow, board, pin, requestId } = shown;
  return {
    id: row.id,
    type: 'news',
    news_type: row.type,
    actor: presentFollowed(actor, follow, origin),
    others_count: shown.othersCount,
    entries_count: shown.entriesCount,
    board: board ? { id: board.id, name: board.name } : null,
    pin: pin ? { id: pin.row.id, title: pin.row.title } : null,
    picture: pictureOf(shown),
    url: shown.url,
    text: shown.text || null,
    comment: shown.comment ?? null,
    is_open: shown.isOpen ?? false,
    contact_request: requestId ? { type: 'contact_request', id: requestId } : null,
    is_read: row.read_at !== null,
    created_at: toRfc2822(row.created_at),
  };
}

export function presentEntry(
  { config: { origin } }: ForOrigin,
  { actor, follow, url, text, comment }: ShownEntry,
): NotificationEntryAnswer {
  return { ...presentFollowed(actor, follow, origin), url, text: text || null, comment: comment ?? null };
}

function pictureOf({ pin, board }: ShownEntry): NotificationAnswer['picture'] {
  if (pin) {
    const { image_signature, dominant_color, alt_text, title } = pin.row;
    const is_sensitive = pin.board?.sensitivity_screen ?? false;
    return { image_signature, dominant_color, alt_text: alt_text || title, is_sensitive };
  }
  const cover = board?.cover_pins[0];
  const image_signature = board?.cover_signature ?? cover?.image_signature;
  if (!board || !image_signature) return null;
  const dominant_color = cover?.image_signature === image_signature ? cover.dominant_color : null;
  return { image_signature, dominant_color, alt_text: board.name, is_sensitive: board.sensitivity_screen };
}
