import { userEmailCreate, userEmailGet, userEmailUpdate } from './change-email/change-email.resource.ts';
import { userPasswordUpdate } from './change-password/change-password.resource.ts';
import { userLocaleUpdate } from './choose-language/choose-language.resource.ts';
import { emailExistsGet, registerExists } from './email-exists/email-exists.resource.ts';
import {
  deactivateAccountCreate,
  userDeactivationCreate,
  userDeletionCreate,
  userDeletionUpdate,
} from './leave-account/leave-account.resource.ts';
import { limitedLoginCreate, limitedLoginUpdate } from './limited-login/limited-login.resource.ts';
import {
  linkedAccountsCreate,
  linkedAccountsDelete,
  linkedAccountsGet,
} from './link-account/link-account.resource.ts';
import { countriesGet, localesGet } from './offered-places/offered-places.resource.ts';
import type { PersonOfAccount } from './person-of-account.ts';
import {
  registerCheckCreate,
  userRegisterCreate,
  userRegisterTrackActionUpdate,
} from './register/register.resource.ts';
import {
  passwordResetCreate,
  passwordResetUpdate,
  resetPasswordFromEmailUpdate,
  userResetPasswordCreate,
} from './reset-password/reset-password.resource.ts';
import {
  otherSessionsDelete,
  userSessionStoreGet,
  userSessionsDelete,
  userSessionsGet,
} from './sessions/sessions.resource.ts';
import { userSessionCreate } from './sign-in/sign-in.resource.ts';
import { userSessionDelete } from './sign-out/sign-out.resource.ts';
import {
  socialConnectionCreate,
  socialConnectionDelete,
  socialConnectionGet,
  socialLoginCreate,
  socialLoginUpdate,
  socialRegisterCreate,
  socialSessionCreate,
} from './social-login/social-login.resource.ts';
import { userAccountsGet, userAccountsUpdate } from './switch-account/switch-account.resource.ts';
import {
  recoveryCodesCreate,
  secondStepCreate,
  twoFactorBackCreate,
  twoFactorCreate,
  twoFactorDelete,
  twoFactorGet,
  twoFactorUpdate,
} from './two-factor/two-factor.resource.ts';
import { usernameGet, usernameUpdate } from './username/username.resource.ts';

const open = [
  userRegisterTrackActionUpdate,
  localesGet,
  countriesGet,
  passwordResetCreate,
  passwordResetUpdate,
  resetPasswordFromEmailUpdate,
  userResetPasswordCreate,
] as const;

const ofAddress = [userEmailGet, userEmailCreate, userEmailUpdate] as const;

export function identityResources(people: PersonOfAccount) {
  return [
    userRegisterCreate(people),
    registerCheckCreate,
    ...open,
    userSessionCreate(people),
    ...socialResources(people),
    userSessionDelete,
    userSessionStoreGet,
    userSessionsGet,
    userSessionsDelete,
    otherSessionsDelete,
    registerExists,
    emailExistsGet,
    usernameGet,
    usernameUpdate(people),
    userPasswordUpdate,
    twoFactorGet,
    twoFactorCreate,
    twoFactorUpdate,
    twoFactorDelete,
    twoFactorBackCreate,
    recoveryCodesCreate,
    secondStepCreate(people),
    userAccountsGet,
    userAccountsUpdate,
    linkedAccountsGet,
    linkedAccountsCreate,
    linkedAccountsDelete,
    userLocaleUpdate,
    ...ofAddress,
    deactivateAccountCreate(people),
    userDeactivationCreate(people),
    userDeletionCreate,
    userDeletionUpdate(people),
    limitedLoginCreate,
    limitedLoginUpdate,
  ] as const;
}

function socialResources(people: PersonOfAccount) {
  return [
    socialLoginCreate,
    socialLoginUpdate(people),
    socialSessionCreate(people),
    socialRegisterCreate(people),
    socialConnectionGet,
    socialConnectionCreate,
    socialConnectionDelete,
  ] as const;
}
