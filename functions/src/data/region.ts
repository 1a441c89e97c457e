/** Where the functions and their queues run. */
export const REGION = 'europe-west1';
