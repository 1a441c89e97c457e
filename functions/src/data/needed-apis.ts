/**
 * Google's APIs that the functions call themselves, by their names without `.googleapis.com`, and what for. A deploy knows of
 * those that its triggers need.
 */
export const NEEDED_APIS = {
  cloudfunctions: 'A queue’s function is asked for its address.',
  cloudtasks: 'Work is handed to queues.',
  firestore: 'Documents.',
  identitytoolkit: 'Accounts.',
  secretmanager: 'The secrets of the functions.',
  storage: 'Files.',
} as const;
