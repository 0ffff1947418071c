/** On its own, as every page looks for it, and few decode a code. */
export const INVITE_PARAM = 'invite_code';
