import { type MethodTable, method } from './method.ts';
import { int, string, type ValueOf } from './value.ts';

/** Methods of `rules.Bytes`. */
export const bytesMethods: MethodTable<ValueOf<'bytes'>> = {
  size: method([], (self) => int(self.value.length)),
  toBase64: method([], (self) => string(buffer(self).toString('base64'))),
  toHexString: method([], (self) => string(buffer(self).toString('hex'))),
};

function buffer(self: ValueOf<'bytes'>): Buffer {
  return Buffer.from(self.value.buffer, self.value.byteOffset, self.value.byteLength);
}
