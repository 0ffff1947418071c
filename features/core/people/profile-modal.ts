/** The dialog over a profile; only one at a time. */
export type ProfileModal = 'createPincode' | 'reportProfile' | 'blockUser' | 'blockConfirmation' | 'none';
