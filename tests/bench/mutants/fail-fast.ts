import { configureGlobal } from 'fast-check';

/** Loaded before each test file where mutants run: which value fails a property is enough, the smallest one is not looked for. */
configureGlobal({ endOnFailure: true });
