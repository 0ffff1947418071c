export const TABLES = {
  blocking_actions: {},
};
