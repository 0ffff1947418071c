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

export function toViewerAnswer(session: SessionRow, origin: string): z.input<typeof viewerAnswer> {
  return {
    id: session.id,
    type: 'user',
    username: session.username,
    full_name: session.fullName,
    image_small_url: imageSmallUrl(session, origin),
    is_partner: session.isPartner,
    is_limited_login: session.isLimited,
  };
}

/** The address of the small picture of a person. */
export function imageSmallUrl({ avatarSignature }: SessionRow, origin: string): string | null {
  return avatarSignature && origin + picturePath(avatarSignature, '136x136');
}
