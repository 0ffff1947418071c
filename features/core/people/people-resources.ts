import { userBlockCreate, userBlockDelete, userBlocksGet } from './block-person/block-person.resource.ts';
import {
  businessAccountCreate,
  businessAccountDelete,
  businessAccountGet,
  businessTypesGet,
  partnerUpdate,
} from './convert-business/convert-business.resource.ts';
import { businessContactGet, businessContactUpdate } from './edit-contact/edit-contact.resource.ts';
import { profileCoverDelete, profileCoverUpdate } from './edit-cover/edit-cover.resource.ts';
import { userSettingsGet, userSettingsUpdate } from './edit-settings/edit-settings.resource.ts';
import { emailInviteSentCreate } from './invite-by-email/invite-by-email.resource.ts';
import {
  inviteCodeLand,
  inviteCodeRedeem,
  profileInviteCreate,
  profileInviteDelete,
} from './invite-codes/invite-codes.resource.ts';
import { userStateCreate, userStateGet } from './keep-user-state/keep-user-state.resource.ts';
import { userMetadataGet, userMetadataUpdate } from './layout-preferences/layout-preferences.resource.ts';
import { inviteOptOutCreate } from './opt-out-of-invites/opt-out-of-invites.resource.ts';
import { ownUserPost, userGet, userGraphGet } from './show-profile/show-profile.resource.ts';

export const peopleResources = [
  userGet,
  ownUserPost,
  userGraphGet,
  userMetadataGet,
  userMetadataUpdate,
  userSettingsGet,
  userSettingsUpdate,
  businessAccountGet,
  businessAccountCreate,
  businessAccountDelete,
  partnerUpdate,
  businessTypesGet,
  businessContactGet,
  businessContactUpdate,
  profileCoverUpdate,
  profileCoverDelete,
  userStateGet,
  userStateCreate,
  userBlockCreate,
  userBlockDelete,
  userBlocksGet,
  profileInviteCreate,
  profileInviteDelete,
  inviteCodeRedeem,
  inviteCodeLand,
  emailInviteSentCreate,
  inviteOptOutCreate,
] as const;
