/** The parameter of an address with an invite. */
export const INVITE_PARAM = 'invite_code';
