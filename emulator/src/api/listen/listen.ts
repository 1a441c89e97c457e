import type { Caller } from '../../values/auth.ts';
import { checkDatabaseName } from '../../values/resource-name.ts';
import type { ListenEvent, ListenStream } from '../api.ts';
import type { ApiContext } from '../context.ts';
import type { ListenHub } from './hub.ts';
import { Stream } from './stream.ts';

/** `Listen`: opens a stream; everything that happens reaches `send`, one call for each commit. */
export function listen(
  context: ApiContext,
  hub: ListenHub,
  caller: Caller,
  database: string,
  send: (events: readonly ListenEvent[]) => void,
): ListenStream {
  checkDatabaseName(database);
  return new Stream(context, hub, caller, database, send);
}
