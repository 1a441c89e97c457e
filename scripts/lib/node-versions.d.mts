/** What builds compile for, as `node` and a major. */
export const TARGET: string;
