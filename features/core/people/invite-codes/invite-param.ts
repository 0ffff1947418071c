/** The part of an address that carries an invite. */
export const INVITE_PARAM = 'invite_code';
