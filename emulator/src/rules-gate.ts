import type {
  Authorize,
  CommitAccess,
  DocumentView,
  GetAccess,
  ListAccess,
  Verdict,
} from './api/authorize.ts';
import { ALLOW_ALL } from './api/authorize.ts';
import type { Access, Decision, DocumentReader, RulesDocument, Ruleset, RulesIssue } from './rules/index.ts';
import { parseRules } from './rules/index.ts';
import type { Document } from './values/value.ts';

const ALLOWED: Verdict = { allowed: true };

/**
 * Joins the API's questions to the rules. Each project has its own rules once some are loaded for it; until then the
 * rules given at the start hold, and without any, everything is allowed.
 */
export class RulesGate implements Authorize {
  readonly #projects = new Map<string, Ruleset>();
  #common: Ruleset | undefined;

  /** Loads the rules of projects that have none of their own. With an error among the issues nothing changes. */
  loadCommon(source: string): readonly RulesIssue[] {
    const { ruleset, issues } = parseRules(source);
    if (ruleset && !hasErrors(issues)) this.#common = ruleset;
    return issues;
  }

  /** Loads one project's rules. With an error among the issues the old ones stay. */
  load(project: string, source: string): readonly RulesIssue[] {
    const { ruleset, issues } = parseRules(source);
    if (ruleset && !hasErrors(issues)) this.#projects.set(project, ruleset);
    return issues;
  }

  /** The rules that hold for a project; `undefined` when everything is allowed. */
  rulesOf(project: string): Ruleset | undefined {
    return this.#projects.get(project) ?? this.#common;
  }

  get(access: GetAccess): Verdict {
    const rules = this.#rulesFor(access.database);
    if (!rules) return ALLOW_ALL.get(access);
    const { auth, time, name, document } = access;
    const target = { database: databaseId(access.database), path: pathOf(name), auth, time };
    const existing = optionalDocument(document);
    return verdict(rules.decide({ ...target, method: 'get', existing, incoming: undefined }, reader(access)));
  }

  list(access: ListAccess): Verdict {
    const rules = this.#rulesFor(access.database);
    if (!rules) return ALLOW_ALL.list(access);
    const { parent, query, auth, time } = access;
    const request = {
      database: databaseId(access.database),
      parent: pathOf(parent),
      collectionId: query.from.collectionId,
      group: query.from.allDescendants,
      where: query.where,
      orderBy: query.orderBy,
      limit: query.limit,
      offset: query.offset,
      auth,
      time,
    };
    return verdict(rules.decideList(request, reader(access)));
  }

  commit(access: CommitAccess): Verdict {
    const rules = this.#rulesFor(access.database);
    if (!rules) return ALLOW_ALL.commit(access);
    const { auth, time } = access;
    const shared: Access = { seen: new Set() };
    for (const { method, name, before, after } of access.writes) {
      const request = {
        method,
        database: databaseId(access.database),
        path: pathOf(name),
        auth,
        time,
        existing: optionalDocument(before),
        incoming: method === 'get' ? undefined : optionalDocument(after),
      };
      const decision = rules.decide(request, reader(access), shared);
      if (!decision.allowed) return verdict(decision);
    }
    return ALLOWED;
  }

  #rulesFor(database: string): Ruleset | undefined {
    return this.rulesOf(database.split('/')[1] ?? '');
  }
}

/** True when the rules cannot be used. */
export function hasErrors(issues: readonly RulesIssue[]): boolean {
  return issues.some((issue) => issue.severity === 'error');
}

function verdict({ allowed, reason }: Decision): Verdict {
  return allowed ? ALLOWED : { allowed, reason };
}

function reader({
  database,
  view,
}: {
  readonly database: string;
  readonly view: DocumentView;
}): DocumentReader {
  const named = (path: readonly string[]) => `${database}/documents/${path.join('/')}`;
  return {
    get: (path) => optionalDocument(view.get(named(path))),
    getAfter: (path) => optionalDocument(view.getAfter(named(path))),
  };
}

function optionalDocument(document: Document | undefined): RulesDocument | undefined {
  return document && rulesDocument(document);
}

function rulesDocument({ name, fields }: Document): RulesDocument {
  return { path: pathOf(name), fields };
}

/** The segments below `…/documents`; none for the root. */
function pathOf(name: string): readonly string[] {
  return name.split('/').slice(5);
}

function databaseId(database: string): string {
  return database.split('/')[3] ?? '';
}
