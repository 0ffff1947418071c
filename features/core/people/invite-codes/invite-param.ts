export const INVITE_PARAM = 'invite_code';
