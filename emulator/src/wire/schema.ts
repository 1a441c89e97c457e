import protos from './protos/v1.json' with { type: 'json' };

/** A field of a message as the descriptor spells it. `type` is a scalar's name or a resolved full name. */
export interface FieldType {
  readonly type: string;
  readonly repeated: boolean;
  readonly map: boolean;
}
export interface MessageType {
  readonly kind: 'message';
  readonly name: string;
  readonly fields: ReadonlyMap<string, FieldType>;
}
export interface EnumType {
  readonly kind: 'enum';
  readonly name: string;
  readonly numbers: ReadonlyMap<string, number>;
}

interface RawField {
  readonly type: string;
  readonly rule?: string;
  readonly keyType?: string;
}
interface RawNode {
  readonly fields?: Record<string, RawField>;
  readonly values?: Record<string, number>;
  readonly nested?: Record<string, RawNode>;
}

export const SERVICE = 'google.firestore.v1.Firestore';
const SCALARS = new Set(['string', 'int32', 'int64', 'double', 'bool', 'bytes']);

/**
 * The protocol's descriptor as Google's server SDK carries it (`protos/`), with what is missing from that copy: `verify`, field 5 of
 * the operation, which the client SDKs send for the documents that a transaction only read; and `concurrencyMode`, which
 * newer Admin SDKs may send.
 */
export function loadDescriptor(): RawNode {
  const descriptor: RawNode = JSON.parse(JSON.stringify(protos));
  const messages = descriptor.nested?.google?.nested?.firestore?.nested?.v1?.nested;
  const raw = messages?.Write as {
    fields: Record<string, unknown>;
    oneofs: { operation: { oneof: string[] } };
  };
  raw.fields.verify = { type: 'string', id: 5 };
  raw.oneofs.operation.oneof.push('verify');
  const options = messages?.TransactionOptions as {
    nested: Record<string, { values?: object; fields?: Record<string, unknown> }>;
  };
  options.nested.ConcurrencyMode = {
    values: { CONCURRENCY_MODE_UNSPECIFIED: 0, OPTIMISTIC: 1, PESSIMISTIC: 2 },
  };
  Object.assign(options.nested.ReadWrite?.fields ?? {}, {
    concurrencyMode: { type: 'ConcurrencyMode', id: 2 },
  });
  return descriptor;
}

/** Message and enum types by full name. */
class Schema {
  readonly #types = new Map<string, MessageType | EnumType>();

  constructor(descriptor: RawNode) {
    const nodes = new Map<string, RawNode>();
    collect('', descriptor, nodes);
    for (const [name, node] of nodes) {
      if (node.values) {
        this.#types.set(name, { kind: 'enum', name, numbers: new Map(Object.entries(node.values)) });
      } else if (node.fields) {
        const fields = Object.entries(node.fields).map(([field, raw]): [string, FieldType] => [
          field,
          {
            type: resolve(raw.type, name, nodes),
            repeated: raw.rule === 'repeated',
            map: raw.keyType !== undefined,
          },
        ]);
        this.#types.set(name, { kind: 'message', name, fields: new Map(fields) });
      }
    }
  }

  /** Throws for a name that the descriptor does not have: a mistake of ours, never of a client. */
  message(name: string): MessageType {
    const type = this.#types.get(name);
    if (type?.kind !== 'message') throw new Error(`no message type ${name}`);
    return type;
  }

  /** The enum or message called `name`; `undefined` for a scalar. */
  type(name: string): MessageType | EnumType | undefined {
    return this.#types.get(name);
  }
}

function collect(scope: string, node: RawNode, into: Map<string, RawNode>): void {
  for (const [key, child] of Object.entries(node.nested ?? {})) {
    const name = scope === '' ? key : `${scope}.${key}`;
    into.set(name, child);
    collect(name, child, into);
  }
}

/** A type name is looked up in the message's own scope first, then outwards, as in protocol buffers. */
function resolve(type: string, scope: string, nodes: ReadonlyMap<string, RawNode>): string {
  if (SCALARS.has(type)) return type;
  for (let outer = scope; outer !== ''; outer = outer.slice(0, Math.max(0, outer.lastIndexOf('.')))) {
    const name = `${outer}.${type}`;
    if (nodes.has(name)) return name;
  }
  return type;
}

/** The one schema of this process. */
export const schema = new Schema(loadDescriptor());
