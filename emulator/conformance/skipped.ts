/** Where this emulator is known to differ from production or from the official emulator, and why. */
interface KnownDifference {
  readonly area: string;
  readonly what: string;
  readonly why: string;
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    area: 'Queries',
    what: 'Vector searches (`findNearest`) and pipelines are answered with UNIMPLEMENTED.',
    why: 'No SDK call of this product uses them; vectors are stored and sorted.',
  },
  {
    area: 'Queries',
    what: '`PartitionQuery` and plans (`explain`) are answered with UNIMPLEMENTED.',
    why: 'The official emulator does the same.',
  },
  {
    area: 'Queries',
    what: '`skippedResults` is reported once, with the first reply of a query with an offset.',
    why: 'The protocol defines it as what was skipped since the reply before; the official emulator repeats it.',
  },
  {
    area: 'Queries',
    what: 'A projection whose list of fields is empty returns all fields.',
    why: 'The protocol says so; SDKs ask for names alone by `__name__`.',
  },
  {
    area: 'Queries',
    what: 'With `--indexes`, a query without its composite index is refused.',
    why: 'Production refuses it too; the official emulator serves it.',
  },
  {
    area: 'Transactions',
    what: 'Conflicts are found at the commit, which aborts; no document is locked meanwhile, whatever `concurrencyMode` asks for.',
    why: 'The outcome for clients is the same, and a forgotten transaction blocks no other.',
  },
  {
    area: 'Listeners',
    what: 'An existence filter carries its count and no bloom filter.',
    why: 'It is optional: clients then ask for the documents that are in doubt.',
  },
  {
    area: 'REST',
    what: 'Creating or patching a document by REST bills the read of its reply.',
    why: 'Only these two REST calls, which no SDK uses, answer with a document.',
  },
  {
    area: 'REST',
    what: 'An `Authorization` header of another scheme than Bearer is answered with 401.',
    why: 'The official emulator answers 500, which tells a client that it may try again.',
  },
  {
    area: 'REST',
    what: 'A mistake of the emulator itself is answered as DATA_LOSS.',
    why: 'Clients repeat INTERNAL without end; a test should fail instead of hanging.',
  },
  {
    area: 'Export',
    what: 'Exports have a format of their own; those of production or of the official emulator are not read.',
    why: 'The Firebase CLI only moves the folder.',
  },
  {
    area: 'Command line',
    what: 'Nothing listens on `--websocket_port`.',
    why: 'Only the request monitor of the Emulator UI, which is a download too, would use it.',
  },
];
