/** What the seeded people have said of a comic; ids are the comments' own. */
export interface StoryComment {
  readonly id: string;
  /** One of `accounts.json`. */
  readonly by: string;
  readonly text: string;
  /** How long before the seed's hour. */
  readonly hoursAgo: number;
  readonly likes: number;
  /** The comment that it answers. */
  readonly answers?: string;
  readonly number?: number;
  readonly spoiler?: true;
}
