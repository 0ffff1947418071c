import { z } from 'zod';
import { picturePath } from '#features/media/picture-urls.ts';
import type { SessionRow } from './session.store.ts';

/** Who is signed in, as the calls that sign in answer it. */
export const viewerAnswer = z.object({
  id: z.string(),
  type: z.literal('user'),
  username: z.string(),
  full_name: z.string(),
  image_small_url: z.string().nullable(),
  is_partner: z.boolean(),
  is_limited_login: z.boolean(),
});

export function toViewerAnswer(session: SessionRow): z.input<typeof viewerAnswer> {
  return {
    id: session.id,
    type: 'user',
    username: session.username,
    full_name: session.fullName,
    image_small_url: session.avatarSignature ? picturePath(session.avatarSignature, '136x136') : null,
    is_partner: session.isPartner,
    is_limited_login: session.isLimited,
  };
}
