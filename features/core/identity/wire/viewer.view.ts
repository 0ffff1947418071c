import { z } from 'zod';
import type { PresentUser } from '#api/resource/envelope.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { SessionRow } from '../session.store.ts';

export function presentViewer(session: SessionRow, origin: string): ViewerAnswer {
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

export function presentUserFrom(origin: string): PresentUser {
  return (viewer) => ({
    username: viewer.username,
    full_name: viewer.fullName,
    image_small_url: imageSmallUrl(viewer, origin),
    is_partner: viewer.isPartner,
    is_employee: viewer.isEmployee,
    is_private_profile: viewer.isPrivateProfile,
    should_show_messaging: viewer.shouldShowMessaging,
  });
}

export function imageSmallUrl(
  { avatarSignature }: Pick<SessionRow, 'avatarSignature'>,
  origin: string,
): string | null {
  return avatarSignature && origin + picturePath(avatarSignature, '136x136');
}

export const viewerAnswer = z.object({
  id: z.string(),
  type: z.literal('user'),
  username: z.string(),
  full_name: z.string(),
  image_small_url: z.string().nullable(),
  is_partner: z.boolean(),
  is_limited_login: z.boolean(),
});

export type ViewerAnswer = z.infer<typeof viewerAnswer>;
