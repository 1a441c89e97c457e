import {
  VISITOR_CALLS,
  type VisitorAction,
  type VisitorInput,
  type VisitorResponse,
} from '@rawi/model/calls/visitor-calls';
import { callArea } from './area-calls.ts';

/** Sends a request of the visitor area, which needs no sign-in. Rejects with a `SendingError`. */
export async function callVisitor<A extends VisitorAction>(
  request: Extract<VisitorInput, { action: A }>,
): Promise<VisitorResponse<A>> {
  const answer = await callArea('visitor', request, VISITOR_CALLS[request.action].answer);
  return answer as VisitorResponse<A>;
}
