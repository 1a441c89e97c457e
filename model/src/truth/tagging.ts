/**
 * How readers tag a comic: a person proposes up to `proposed` tags of it. A tag is shown once `shownFrom` readers propose it and they are
 * one in `oneIn` or more of all who propose any; of more than `shown` those that most propose.
 */
export const TAGGING = { proposed: 10, shownFrom: 3, oneIn: 3, shown: 12 } as const;
