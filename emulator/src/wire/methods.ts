import { DOCUMENT_METHODS } from './methods/document-methods.ts';
import type { Methods } from './methods/method.ts';
import { QUERY_METHODS } from './methods/query-methods.ts';
import { WRITE_METHODS } from './methods/write-methods.ts';

/** Every method of the service but the two streams, once for all encodings. */
export const METHODS: Methods = { ...DOCUMENT_METHODS, ...WRITE_METHODS, ...QUERY_METHODS };
