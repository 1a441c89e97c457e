import { closureSchema } from '@rawi/model/truth/closure';
import { reading } from '@rawi/model/truth/tolerant';
import { type Settling, settleClosure } from '../accounts/settle-closure.ts';

/** Settles an account that was closed or opened again. */
export async function onClosureWritten(
  settling: Settling,
  uid: string,
  { before }: { readonly before: unknown },
): Promise<void> {
  await settleClosure(settling, uid, reading(closureSchema).safeParse(before).data);
}
