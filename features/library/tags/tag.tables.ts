export const TABLES = {
  tags: {},
  pin_tags: {},
  pin_notes: {},
};
