export const TABLES = {
  notifications: {},
  news_choices: {},
};
