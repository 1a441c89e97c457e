import { fieldReader } from '../values/fields.ts';
import type { Document, Value } from '../values/value.ts';
import type { Aggregation } from './structured-query.ts';

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

/** The aggregations over the documents of a query, by alias. */
export function aggregate(
  documents: readonly Document[],
  aggregations: readonly Aggregation[],
): Map<string, Value> {
  return new Map(
    aggregations.map((aggregation) => [aggregation.alias, aggregateOne(documents, aggregation)]),
  );
}

function aggregateOne(documents: readonly Document[], aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    return {
      kind: 'integer',
      value: BigInt(Math.min(documents.length, aggregation.upTo ?? documents.length)),
    };
  }
  const read = fieldReader(aggregation.field);
  const numbers: (bigint | number)[] = [];
  for (const document of documents) {
    const value = read(document);
    if (value?.kind === 'integer' || value?.kind === 'double') numbers.push(value.value);
  }
  if (aggregation.kind === 'sum') return sum(numbers);
  if (numbers.length === 0) return { kind: 'null' };
  const total = sum(numbers);
  return {
    kind: 'double',
    value: total.kind === 'integer' || total.kind === 'double' ? Number(total.value) / numbers.length : 0,
  };
}

/** An integer if all are integers and the result fits 64 bits, else a double. */
function sum(numbers: readonly (bigint | number)[]): Value {
  let integers = 0n;
  let doubles = 0;
  let allIntegers = true;
  for (const number of numbers) {
    if (typeof number === 'bigint') integers += number;
    else {
      doubles += number;
      allIntegers = false;
    }
  }
  if (allIntegers && integers <= MAX_INTEGER && integers >= MIN_INTEGER)
    return { kind: 'integer', value: integers };
  return { kind: 'double', value: Number(integers) + doubles };
}
