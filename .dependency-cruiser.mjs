/** The import directions of docs/architecture.md; each is an error. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const test = '\\.(test|conformance|spec)\\.tsx?$|/testing/|/conformance/';

export default {
  forbidden: [
    forbid('no-cycles', 'Files never import each other in a circle.', {}, { circular: true }),
    forbid(
      'model-imports-zod-only',
      'The model knows no other package.',
      { path: '^model/', pathNot: test },
      { pathNot: '^(model/|node_modules/zod/)' },
    ),
    forbid(
      'model-takes-zod-from-one-file',
      'How schemas are made is set before the first one.',
      { path: '^model/', pathNot: ['^model/src/zod\\.ts$', test] },
      { path: 'node_modules/zod/' },
    ),
    forbid('nobody-imports-web', 'The client is nobody’s library.', { pathNot: '^web/' }, { path: '^web/' }),
    forbid(
      'nobody-imports-functions',
      'The functions are nobody’s library.',
      { pathNot: '^(functions|tests)/' },
      { path: '^functions/' },
    ),
    forbid(
      'web-sees-model-only',
      'Of ours, the client sees the model.',
      { path: '^web/' },
      { path: '^(functions|emulator|seed|tests)/' },
    ),
    forbid(
      'functions-see-model-only',
      'Of ours, the functions see the model.',
      { path: '^functions/', pathNot: test },
      { path: '^(web|emulator|seed|tests)/' },
    ),
    forbid(
      'seed-sees-model-only',
      'Of ours, the seed sees the model.',
      { path: '^seed/', pathNot: test },
      { path: '^(web|functions|emulator|tests)/' },
    ),
    forbid(
      'emulator-knows-nothing-of-ours',
      'The emulator knows nothing of comics.',
      { path: '^emulator/' },
      { path: '^(model|web|functions|seed|tests)/' },
    ),
    forbid(
      'features-never-meet',
      'A feature never imports a feature.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'features-below-app',
      'Features and what is below never import the app.',
      { path: '^web/src/(features|person|data|ui|lib)/' },
      { path: '^web/src/app/' },
    ),
    forbid(
      'data-below-features',
      'What features stand on never imports them.',
      { path: '^web/src/(person|data|ui|lib)/' },
      { path: '^web/src/features/' },
    ),
    forbid(
      'person-above-ui',
      'Data, ui and lib do not know the fields of a person.',
      { path: '^web/src/(data|ui|lib)/' },
      { path: '^web/src/person/' },
    ),
    forbid(
      'ui-knows-no-domain',
      'The ui knows neither data nor the model’s documents.',
      { path: '^web/src/ui/' },
      { path: '^web/src/data/' },
    ),
    forbid(
      'firebase-in-data-and-lib',
      'Only data and lib import Firebase.',
      { path: '^web/src/', pathNot: '^web/src/(data|lib)/' },
      { path: '^node_modules/firebase/' },
    ),
    forbid(
      'values-see-nothing',
      'Values are the ground.',
      { path: '^emulator/src/values/', pathNot: test },
      { path: '^emulator/src/(query|store|api|wire|rules|server)' },
    ),
    forbid(
      'query-sees-values',
      'Queries are pure functions over values.',
      { path: '^emulator/src/query/', pathNot: test },
      { path: '^emulator/src/(store|api|wire|rules|server)' },
    ),
    forbid(
      'store-never-sees-rules',
      'The store knows no rules and no protocol.',
      { path: '^emulator/src/store/', pathNot: test },
      { path: '^emulator/src/(api|wire|rules|server)' },
    ),
    forbid(
      'api-never-sees-rules',
      'The API asks an authorizer.',
      { path: '^emulator/src/api/', pathNot: test },
      { path: '^emulator/src/(wire|rules|server)' },
    ),
    forbid(
      'rules-see-values',
      'The rules language stands on values alone.',
      { path: '^emulator/src/rules/', pathNot: test },
      { path: '^emulator/src/(query|store|api|wire|server)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
