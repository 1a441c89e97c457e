/**
 * The messages of `google.firestore.v1` as the gRPC library decodes them and as `parseMessage` reads them from JSON:
 * camelCase keys, absent fields left out, 64-bit integers as strings, bytes as buffers, enums by name.
 */
export interface TimestampMessage {
  readonly seconds?: string | number;
  readonly nanos?: number;
}
interface WrapperMessage {
  readonly value?: number | string;
}
export interface FieldsMessage {
  readonly [name: string]: ValueMessage;
}
export interface ValueMessage {
  readonly nullValue?: 'NULL_VALUE';
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly timestampValue?: TimestampMessage;
  readonly stringValue?: string;
  readonly bytesValue?: Uint8Array;
  readonly referenceValue?: string;
  readonly geoPointValue?: { readonly latitude?: number; readonly longitude?: number };
  readonly arrayValue?: { readonly values?: readonly ValueMessage[] };
  readonly mapValue?: { readonly fields?: FieldsMessage };
}
export interface DocumentMessage {
  readonly name?: string;
  readonly fields?: FieldsMessage;
  readonly createTime?: TimestampMessage;
  readonly updateTime?: TimestampMessage;
}
export interface MaskMessage {
  readonly fieldPaths?: readonly string[];
}
export interface PreconditionMessage {
  readonly exists?: boolean;
  readonly updateTime?: TimestampMessage;
}
export interface FieldTransformMessage {
  readonly fieldPath?: string;
  readonly setToServerValue?: string;
  readonly increment?: ValueMessage;
  readonly maximum?: ValueMessage;
  readonly minimum?: ValueMessage;
  readonly appendMissingElements?: { readonly values?: readonly ValueMessage[] };
  readonly removeAllFromArray?: { readonly values?: readonly ValueMessage[] };
}
export interface WriteMessage {
  readonly update?: DocumentMessage;
  readonly delete?: string;
  readonly verify?: string;
  readonly transform?: {
    readonly document?: string;
    readonly fieldTransforms?: readonly FieldTransformMessage[];
  };
  readonly updateMask?: MaskMessage;
  readonly updateTransforms?: readonly FieldTransformMessage[];
  readonly currentDocument?: PreconditionMessage;
}
export interface TransactionOptionsMessage {
  readonly readOnly?: { readonly readTime?: TimestampMessage };
  readonly readWrite?: { readonly retryTransaction?: Uint8Array };
}
export interface ConsistencyMessage {
  readonly transaction?: Uint8Array;
  readonly newTransaction?: TransactionOptionsMessage;
  readonly readTime?: TimestampMessage;
}
interface FieldReferenceMessage {
  readonly fieldPath?: string;
}
export interface FilterMessage {
  readonly compositeFilter?: { readonly op?: string; readonly filters?: readonly FilterMessage[] };
  readonly fieldFilter?: {
    readonly field?: FieldReferenceMessage;
    readonly op?: string;
    readonly value?: ValueMessage;
  };
  readonly unaryFilter?: { readonly op?: string; readonly field?: FieldReferenceMessage };
}
export interface CursorMessage {
  readonly values?: readonly ValueMessage[];
  readonly before?: boolean;
}
export interface QueryMessage {
  readonly select?: { readonly fields?: readonly FieldReferenceMessage[] };
  readonly from?: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[];
  readonly where?: FilterMessage;
  readonly orderBy?: readonly { readonly field?: FieldReferenceMessage; readonly direction?: string }[];
  readonly startAt?: CursorMessage;
  readonly endAt?: CursorMessage;
  readonly offset?: number;
  readonly limit?: WrapperMessage;
  readonly findNearest?: unknown;
}
export interface AggregationMessage {
  readonly alias?: string;
  readonly count?: { readonly upTo?: WrapperMessage };
  readonly sum?: { readonly field?: FieldReferenceMessage };
  readonly avg?: { readonly field?: FieldReferenceMessage };
}
export interface AggregationQueryMessage {
  readonly structuredQuery?: QueryMessage;
  readonly aggregations?: readonly AggregationMessage[];
}
export interface TargetMessage {
  readonly query?: { readonly parent?: string; readonly structuredQuery?: QueryMessage };
  readonly documents?: { readonly documents?: readonly string[] };
  readonly resumeToken?: Uint8Array;
  readonly readTime?: TimestampMessage;
  readonly targetId?: number;
  readonly once?: boolean;
  readonly expectedCount?: WrapperMessage;
}
export interface ListenRequestMessage {
  readonly database?: string;
  readonly addTarget?: TargetMessage;
  readonly removeTarget?: number;
}
export interface WriteRequestMessage {
  readonly database?: string;
  readonly streamId?: string;
  readonly streamToken?: Uint8Array;
  readonly writes?: readonly WriteMessage[];
}
