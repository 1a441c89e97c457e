import { sentenceOf } from '../project-errors.mjs';
import { CommandFailed } from '../run.mjs';
import { EXIT } from '../stop-with.mjs';
import { StepStopped } from './run-steps.mjs';

/**
 * Why a deploy ended, as `{ problem, remedy, code }`; undefined for an error that is a fault of ours. What is left is done by the
 * same command. Where nobody knows who asks, or Google cannot be reached, before anything was done, the code says so.
 */
export function explained(error, project) {
  const left = error.left ? `Left to do: ${error.left.join(', ')}. ` : '';
  const again = `${left}What is done stays done: the same command goes on.`;
  if (error instanceof StepStopped)
    return {
      problem: error.message,
      remedy: error.left ? `${error.remedy}\n${again}` : error.remedy,
      code: EXIT.left,
    };
  if (error instanceof CommandFailed)
    return { problem: `${error.step} failed: its own words stand above.`, remedy: again, code: EXIT.left };
  if (error.status !== undefined)
    return { problem: `Google refused: ${error.message}`, remedy: again, code: EXIT.left };
  const code = error.isFirst ? EXIT.refused : EXIT.left;
  const sentence = sentenceOf(error, { project, isReal: true });
  if (sentence) return { problem: sentence.problem, remedy: `${sentence.remedy}\n${again}`, code };
  if (!error.cause?.code) return undefined;
  return {
    problem: `Google cannot be reached: ${error.cause.message}`,
    remedy: `Check the network.\n${again}`,
    code,
  };
}
