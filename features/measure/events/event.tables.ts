export const TABLES = {
  events: {},
};
