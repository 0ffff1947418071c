export const TABLES = {
  interests: {},
  interest_follows: {},
  pin_interests: {},
};
