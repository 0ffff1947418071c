/** Type of the live event that says that something was said or liked under a pin; its id is the pin's. */
export const LIVE_COMMENTS = 'comments';
