/** What each suite of this folder is about, for the report; a suite that is missing here fails the report. */
export const AREAS: Readonly<Record<string, string>> = {
  billing: 'Billed reads, writes and deletes',
  'browser/browser':
    'Browser SDK over WebChannel in Chromium: persistent cache, offline, reload, two tabs, restart',
  cli: 'Command line: options, one-line errors, signals',
  documents: 'Documents: values, writes, transforms, refusals, listing (firebase-admin, web, Lite)',
  export: 'Export and import, damaged exports, the clock',
  'firebase-cli':
    'Started by the Firebase CLI: functions of both generations, export on exit, import, rules reload',
  grpc: 'gRPC: both streams, malformed calls, slow readers',
  indexes: 'Composite indexes required as in production',
  listeners: 'Listeners: enter, leave, limit, one snapshot a commit, 300 targets, resume, permissions',
  protocol: 'Protocol details: verify, plans, options of transactions, what is left out of a request',
  queries: 'Queries: each case over firebase-admin, web and Lite; aggregations, cursors',
  rest: 'REST: every method, errors, malformed requests, who calls, other origins',
  rules: 'Security rules through @firebase/rules-unit-testing',
  transactions: 'Transactions: 50 clients on one counter, conflicts, phantoms, read-only',
  triggers: 'Document triggers: events, patterns, order, retries',
  webchannel:
    'WebChannel by hand: both modes, resend, repeated and overtaking messages, errors, slow readers',
};
