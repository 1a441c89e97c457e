export interface Difference {
  readonly path: string;
  readonly wanted: unknown;
  readonly present: unknown;
}

export function differences(config: unknown): Difference[];

export function updateOf(changes: readonly Pick<Difference, 'path' | 'wanted'>[]): {
  readonly updateMask: string;
  readonly body: object;
};
