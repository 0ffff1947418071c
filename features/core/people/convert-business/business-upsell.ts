/** How long the prompt to convert stays away once it was put away. */
export const UPSELL_REST_DAYS = 30;
