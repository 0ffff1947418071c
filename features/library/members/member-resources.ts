import {
  boardInviteLinkDelete,
  boardInviteLinkGet,
  boardInviteLinkUpdate,
} from './answer-email-invite/answer-email-invite.resource.ts';
import { boardInviteDelete, boardInviteUpdate } from './answer-invite/answer-invite.resource.ts';
import {
  contactRequestAcceptUpdate,
  contactRequestCreate,
  contactRequestIgnoreDelete,
  contactRequestsGet,
} from './ask-to-join/ask-to-join.resource.ts';
import {
  boardEmailInviteCreate,
  boardEmailInviteDelete,
  boardEmailInvitesGet,
} from './invite-by-email/invite-by-email.resource.ts';
import { boardInviteCreate } from './invite-collaborator/invite-collaborator.resource.ts';
import { boardCollaboratorsGet } from './list-collaborators/list-collaborators.resource.ts';
import { boardInvitesGet } from './list-invites/list-invites.resource.ts';
import {
  boardCollaboratorDelete,
  boardCollaboratorUpdate,
} from './remove-collaborator/remove-collaborator.resource.ts';

export const memberResources = [
  boardCollaboratorsGet,
  boardCollaboratorUpdate,
  boardCollaboratorDelete,
  boardInvitesGet,
  boardInviteCreate,
  boardInviteUpdate,
  boardInviteDelete,
  boardEmailInvitesGet,
  boardEmailInviteCreate,
  boardEmailInviteDelete,
  boardInviteLinkGet,
  boardInviteLinkUpdate,
  boardInviteLinkDelete,
  contactRequestsGet,
  contactRequestCreate,
  contactRequestAcceptUpdate,
  contactRequestIgnoreDelete,
] as const;
