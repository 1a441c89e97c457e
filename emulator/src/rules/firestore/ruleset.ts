import type { Access, Decision, DocumentReader, DocumentRequest, ListRequest, Ruleset } from '../contract.ts';
import type { CoverageReport } from '../coverage.ts';
import { Engine } from '../evaluate/engine.ts';
import { disjuncts } from '../prove/disjuncts.ts';
import type { RulesFile } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import { DocumentAccess, documentFunctions } from './documents.ts';
import { listCase } from './list-case.ts';
import { databasePath, documentGlobals } from './request.ts';

export const FIRESTORE_SERVICE = 'cloud.firestore';
const FILE_NAME = 'security.rules';

/** The `cloud.firestore` service of a rules file. */
export class FirestoreRuleset implements Ruleset {
  readonly version: '1' | '2';
  readonly #engine: Engine;

  constructor(source: Source, file: RulesFile, log: (text: string) => void) {
    this.version = file.version;
    this.#engine = new Engine(source, file, FIRESTORE_SERVICE, log);
  }

  decide(request: DocumentRequest, reader: DocumentReader, access: Access = { seen: new Set() }): Decision {
    return this.#engine.decide({
      method: request.method,
      parts: databasePath(request.database, request.path),
      globals: documentGlobals(request),
      builtins: documentFunctions(new DocumentAccess(request.database, reader, access)),
    });
  }

  decideList(request: ListRequest, reader: DocumentReader): Decision {
    if (request.group && this.version === '1') {
      return { allowed: false, reason: "Collection group queries need rules_version = '2'" };
    }
    const builtins = documentFunctions(new DocumentAccess(request.database, reader, { seen: new Set() }));
    let decision: Decision = { allowed: false, reason: 'The query has no case that could match' };
    for (const atoms of disjuncts(request.where)) {
      decision = this.#engine.decide({ method: 'list', ...listCase(request, atoms), builtins });
      if (!decision.allowed) break;
    }
    return decision;
  }

  coverage(): CoverageReport {
    return this.#engine.coverage.report(this.#engine.source, FILE_NAME);
  }
}
