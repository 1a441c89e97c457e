import { Coverage } from '../coverage.ts';
import { explain } from '../explain.ts';
import { conversions } from '../library/conversions.ts';
import { NAMESPACES } from '../library/namespaces.ts';
import type { Outcome } from '../prove/unknown.ts';
import type { Method, RulesFile } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import type { Builtin } from '../types/method.ts';
import { TRUE } from '../types/value.ts';
import { Budget, LimitExceeded } from './budget.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import type { PathPart } from './match-path.ts';
import { type Candidate, Program } from './program.ts';
import type { Variables } from './scope.ts';

/** What a service adds for one request. */
interface EngineRequest {
  readonly method: Method;
  readonly parts: readonly PathPart[];
  /** `request`, `resource` and whatever else the service defines. */
  readonly globals: Variables;
  readonly builtins?: ReadonlyMap<string, Builtin>;
  readonly namespaces?: ReadonlyMap<string, Readonly<Record<string, Builtin>>>;
}

export interface EngineDecision {
  readonly allowed: boolean;
  readonly reason: string;
}

const CONVERSIONS: ReadonlyMap<string, Builtin> = new Map(Object.entries(conversions));

/** The rules of one service, ready to decide requests: the part that all services share. */
export class Engine {
  readonly coverage: Coverage;
  readonly #program: Program;

  constructor(
    readonly source: Source,
    file: RulesFile,
    service: string,
    readonly log: (text: string) => void,
  ) {
    this.coverage = new Coverage(file);
    this.#program = new Program(file, service);
  }

  /** Allowed as soon as one `allow` holds; the reason of a denial has a line for each that was tried. */
  decide(request: EngineRequest): EngineDecision {
    const candidates = this.#program.candidates(request.method, request.parts, request.globals);
    const evaluation: Evaluation = {
      budget: new Budget(),
      builtins: request.builtins === undefined ? CONVERSIONS : new Map([...CONVERSIONS, ...request.builtins]),
      namespaces:
        request.namespaces === undefined ? NAMESPACES : new Map([...NAMESPACES, ...request.namespaces]),
      log: this.log,
      observe: this.coverage.observe,
    };
    const reasons: string[] = [];
    for (const candidate of candidates) {
      const { line } = this.source.position(candidate.allow.start);
      try {
        const outcome = holds(candidate, evaluation);
        if (outcome.kind === 'bool' && outcome.value) {
          return { allowed: true, reason: `true for '${request.method}' @ L${line}` };
        }
        reasons.push(explain(request.method, candidate.allow, outcome, this.coverage, this.source));
      } catch (error) {
        if (!(error instanceof LimitExceeded)) throw error;
        reasons.push(`${error.message} for '${request.method}' @ L${line}`);
        break;
      }
    }
    if (reasons.length === 0) reasons.push(`No matching allow statements for '${request.method}'`);
    return { allowed: false, reason: reasons.join('\n') };
  }
}

function holds({ allow, scope }: Candidate, evaluation: Evaluation): Outcome {
  return allow.condition === undefined ? TRUE : evaluate(allow.condition, scope, evaluation);
}
