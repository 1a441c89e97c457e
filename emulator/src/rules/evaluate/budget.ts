/** Expressions that one request may evaluate (Firestore quotas, "Security rules"). */
const MAX_EXPRESSIONS = 1000;

/** A limit of the rules service was passed: the request is denied at once, no `||` can save it. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitExceeded';
  }
}

/** Counts the expressions of one request. Literals and plain names are free. */
export class Budget {
  #spent = 0;

  spend(): void {
    this.#spent += 1;
    if (this.#spent > MAX_EXPRESSIONS) {
      throw new LimitExceeded(
        `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
      );
    }
  }
}
