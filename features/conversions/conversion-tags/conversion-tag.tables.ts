export const TABLES = {
  conversion_tags: {},
};
