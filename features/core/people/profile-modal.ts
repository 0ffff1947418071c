/** What stands over a profile; one of them at a time. */
export type ProfileModal = 'createPincode' | 'reportProfile' | 'blockUser' | 'blockConfirmation' | 'none';
