import { FirestoreError } from '../../errors.ts';
import type {
  AggregationQueryMessage,
  ConsistencyMessage,
  QueryMessage,
  TimestampMessage,
} from '../messages.ts';
import { decodeAggregation, decodeConsistency, decodeQuery } from '../queries.ts';
import { encodeDocument, encodeFields } from '../values.ts';
import { begun, type Methods, streaming, unary } from './method.ts';

/** Calls that find documents and collections. */
export const QUERY_METHODS: Methods = {
  RunQuery: streaming<
    { parent?: string; structuredQuery?: QueryMessage; explainOptions?: object } & ConsistencyMessage
  >('RunQueryRequest', 'RunQueryResponse', (api, caller, request) => {
    refuseExplain(request.explainOptions);
    const query = decodeQuery(request.structuredQuery);
    const reply = api.runQuery(caller, request.parent ?? '', query, decodeConsistency(request));
    const { readTime } = reply;
    const found = reply.documents.map((document) => ({ document: encodeDocument(document), readTime }));
    const results = found.length > 0 ? found : [{ readTime }];
    const last = results.length - 1;
    return [
      ...begun(reply.transaction),
      ...results.map((result, index) => ({
        ...result,
        skippedResults: index === 0 && reply.skipped > 0 ? reply.skipped : undefined,
        done: index === last ? true : undefined,
      })),
    ];
  }),

  RunAggregationQuery: streaming<
    {
      parent?: string;
      structuredAggregationQuery?: AggregationQueryMessage;
      explainOptions?: object;
    } & ConsistencyMessage
  >('RunAggregationQueryRequest', 'RunAggregationQueryResponse', (api, caller, request) => {
    refuseExplain(request.explainOptions);
    const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
    const reply = api.runAggregationQuery(
      caller,
      request.parent ?? '',
      decodeQuery(structuredQuery),
      aggregations.map(decodeAggregation),
      decodeConsistency(request),
    );
    const result = { aggregateFields: encodeFields(reply.fields) };
    return [{ transaction: reply.transaction, result, readTime: reply.readTime }];
  }),

  PartitionQuery: unary('PartitionQueryRequest', 'PartitionQueryResponse', () => {
    const text = 'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented';
    throw new FirestoreError('UNIMPLEMENTED', text);
  }),

  ListCollectionIds: unary<
    { parent?: string; pageSize?: number; pageToken?: string } & { readTime?: TimestampMessage }
  >('ListCollectionIdsRequest', 'ListCollectionIdsResponse', (api, caller, request) => {
    const { collectionIds, nextPageToken } = api.listCollectionIds(caller, request.parent ?? '', {
      pageSize: request.pageSize || undefined,
      pageToken: request.pageToken || undefined,
    });
    return { collectionIds, nextPageToken };
  }),
};

/** A caller that asks for a plan must not take the plain result for one. */
function refuseExplain(options: object | undefined): void {
  if (options)
    throw new FirestoreError('UNIMPLEMENTED', 'This emulator explains no queries (explain_options).');
}
