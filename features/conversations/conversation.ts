/** Most characters of a message; the database holds the same. */
export const MESSAGE_LIMIT = 5000;
