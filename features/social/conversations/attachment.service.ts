import { personNotFound } from '#features/core/people/person-refusals.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import { requireVisiblePin } from '#features/library/pins/pin.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { Attachment } from './conversation.ts';

/** Only what the viewer may see can be sent; people can invite others to follow only themselves. */
export async function requireAttachment(
  context: ContextFor<'person'>,
  attachment: Attachment,
): Promise<void> {
  const id = parseId(attachment.id);
  if (!id) throw notFound(attachment.type);
  switch (attachment.type) {
    case 'pin':
      await requireVisiblePin(context, id);
      return;
    case 'board':
      await requireVisibleBoard(context, { id });
      return;
    case 'user':
      await requireVisiblePerson(context, { id });
      return;
    case 'follow_invite':
      if (id !== context.viewer.id) throw personNotFound();
  }
}
