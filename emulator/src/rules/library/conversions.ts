import { formatFloat } from '../types/format.ts';
import { type Builtin, builtin } from '../types/method.ts';
import { checkedInt } from '../types/number.ts';
import { parsePath } from '../types/path.ts';
import { bool, FALSE, failure, float, string, TRUE } from '../types/value.ts';

/** The functions that convert between kinds. */
export const conversions: Readonly<Record<string, Builtin>> = {
  bool: builtin([['bool', 'string']], (value) => {
    if (value.kind === 'bool') return bool(value.value);
    if (value.value === 'true') return TRUE;
    return value.value === 'false' ? FALSE : failure(`Cannot convert '${value.value}' to bool.`);
  }),
  int: builtin([['int', 'float', 'string']], (value) => {
    if (value.kind === 'int') return value;
    if (value.kind === 'float') {
      return Number.isFinite(value.value)
        ? checkedInt(BigInt(Math.trunc(value.value)))
        : failure('Not a finite number.');
    }
    return /^[+-]?\d+$/.test(value.value)
      ? checkedInt(BigInt(value.value.replace(/^\+/, '')))
      : failure(`Cannot convert '${value.value}' to int.`);
  }),
  float: builtin([['int', 'float', 'string']], (value) => {
    if (value.kind !== 'string') return float(Number(value.value));
    return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(value.value)
      ? float(Number(value.value))
      : failure(`Cannot convert '${value.value}' to float.`);
  }),
  string: builtin([['bool', 'int', 'float', 'string', 'null']], (value) => {
    if (value.kind === 'null') return string('null');
    return string(value.kind === 'float' ? formatFloat(value.value) : String(value.value));
  }),
  path: builtin([['string', 'path']], (value) => (value.kind === 'path' ? value : parsePath(value.value))),
};
