import { sentenceOf } from '../project-errors.mjs';
import { CommandFailed } from '../run.mjs';
import { EXIT } from '../stop-with.mjs';
import { StepStopped } from './run-steps.mjs';

/**
 * Why a deploy ended, as `{ problem, remedy, code }`; undefined for an error that is a fault of ours. What is left is done by the
 * same command. The code says whether anything was done before: the first step only reads.
 */
export function explained(error, project) {
  const isBegun = error.left !== undefined && !error.isFirst;
  const code = isBegun ? EXIT.left : EXIT.refused;
  const again = isBegun
    ? `Left to do: ${error.left.join(', ')}. What is done stays done: the same command goes on.`
    : 'Nothing was done: run the same command again.';
  if (error instanceof StepStopped)
    return { problem: error.message, remedy: isBegun ? `${error.remedy}\n${again}` : error.remedy, code };
  if (error instanceof CommandFailed)
    return { problem: `${error.step} failed: its own words stand above.`, remedy: again, code };
  if (error.status !== undefined) return { problem: `Google refused: ${error.message}`, remedy: again, code };
  const sentence = sentenceOf(error, { project, isReal: true });
  if (sentence) return { problem: sentence.problem, remedy: `${sentence.remedy}\n${again}`, code };
  if (!error.cause?.code) return undefined;
  return {
    problem: `Google cannot be reached: ${error.cause.message}`,
    remedy: `Check the network.\n${again}`,
    code,
  };
}
