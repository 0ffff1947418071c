import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { BOARD_ACCESS, INVITE_STATUSES } from '#features/library/boards/board-member.ts';
import { coverImage } from '#features/library/boards/wire/board-answer.ts';

/** A board as shown to people invited to it. */
export const invitedBoard = z.object({
  id: z.string(),
  type: z.literal('board'),
  name: z.string(),
  url: z.string(),
  privacy: z.enum(['public', 'protected', 'secret']),
  pin_count: z.number().int(),
  owner: personCard,
  cover_images: z.array(coverImage),
  image_cover_url: z.string().nullable(),
  sensitivity_screen: z.boolean(),
});

export const boardInviteAnswer = z.object({
  id: z.string(),
  type: z.literal('board_invite'),
  status: z.enum(INVITE_STATUSES),
  /** What they may do once they accept. */
  access: z.enum(BOARD_ACCESS),
  board: invitedBoard,
  invited_user: personCard,
  invited_by_user: personCard,
  created_at: z.string(),
});

export const contactRequestAnswer = z.object({
  id: z.string(),
  type: z.literal('contact_request'),
  board: invitedBoard,
  recipient: personCard,
  sender: personCard,
  created_at: z.string(),
});

export type InvitedBoard = z.infer<typeof invitedBoard>;
export type BoardInviteAnswer = z.infer<typeof boardInviteAnswer>;
export type ContactRequestAnswer = z.infer<typeof contactRequestAnswer>;
