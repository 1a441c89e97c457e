/** The seeded accounts (architecture.md, "Local addresses"), as `npm start` prints them. */
export const ACCOUNT_PASSWORD = 'Reader#123';
export const ACCOUNTS = [
  'reader@rawi.test',
  'reader2@rawi.test',
  'unverified@rawi.test',
  'translator@rawi.test',
  'translator2@rawi.test',
  'reviewer@rawi.test',
  'reviewer2@rawi.test',
  'admin@rawi.test',
];
