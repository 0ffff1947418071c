import {
  businessAccessDelete,
  businessInvitesGet,
  businessInvitesUpdate,
} from './answer-invite/answer-invite.resource.ts';
import { businessInviteCreate, businessInviteDelete } from './invite-person/invite-person.resource.ts';
import { businessActionsGet } from './list-actions/list-actions.resource.ts';
import { businessProfilesGet } from './list-business-profiles/list-business-profiles.resource.ts';
import {
  managedClientCreate,
  managedClientDelete,
  managedClientsGet,
  managedClientUpdate,
} from './manage-clients/manage-clients.resource.ts';
import {
  businessPeopleDelete,
  businessPeopleGet,
  businessPeopleUpdate,
  businessRulesUpdate,
} from './manage-people/manage-people.resource.ts';

export const accessResources = [
  businessProfilesGet,
  businessPeopleGet,
  businessPeopleUpdate,
  businessPeopleDelete,
  businessRulesUpdate,
  businessInviteCreate,
  businessInviteDelete,
  businessInvitesGet,
  businessInvitesUpdate,
  businessAccessDelete,
  businessActionsGet,
  managedClientsGet,
  managedClientCreate,
  managedClientUpdate,
  managedClientDelete,
] as const;
