/** A composite index of `firestore.indexes.json`. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
}

export interface IndexField {
  readonly fieldPath: string;
  readonly mode: IndexMode;
}

export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

/** Which single-field indexes one field has, instead of the automatic ones. */
export interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly {
    readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
    readonly mode: IndexMode;
  }[];
}

/** `firestore.indexes.json`, parsed. */
export interface IndexConfig {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}
