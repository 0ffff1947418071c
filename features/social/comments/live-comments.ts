/** Type of the live event for a new comment or like under a pin; its id is the pin's. */
export const LIVE_COMMENTS = 'comments';
