import { readFileSync } from 'node:fs';

/** The import directions of docs/architecture.md; each is an error. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const test = '\\.(test|conformance|spec)\\.tsx?$|/testing/|/conformance/';

export default {
  forbidden: [
    forbid('no-cycles', 'Files never import each other in a circle.', {}, { circular: true }),
    forbid(
      'model-imports-few-packages',
      'The model imports no other packages than these: MiniSearch, so that browser and site find alike, and a Markdown parser for the importer and the functions.',
      { path: '^model/', pathNot: test },
      { pathNot: '^(model/|node_modules/(zod|minisearch|mdast-util-from-markdown)/|mdast$)' },
    ),
    forbid(
      'model-takes-zod-from-one-file',
      'The settings of zod are imported before the first schema is made.',
      { path: '^model/', pathNot: ['^model/src/zod\\.ts$', test] },
      { path: 'node_modules/zod/' },
    ),
    forbid(
      'no-import-of-web',
      'Nothing imports the client, except that the tests try the upload protocol and the query of the review queue against a running suite, and know the keys of its words and which files of the build a device keeps.',
      { pathNot: '^web/' },
      {
        path: '^web/',
        pathNot:
          '^web/(src/(domains/(uploads/(transfer|wire)|reviews/queue-query)|shell/words/words-of|shell/pwa/build-groups)|words-files)\\.ts$|^web/src/.*\\.en\\.json$',
      },
    ),
    forbid(
      'no-import-of-functions',
      'Only the tests import the functions.',
      { pathNot: '^(functions|tests)/' },
      { path: '^functions/' },
    ),
    forbid(
      'web-sees-model-only',
      'Of ours, the client sees the model.',
      { path: '^web/', pathNot: test },
      { path: '^(functions|media|emulator|import|demo|tests)/' },
    ),
    forbid(
      'media-sees-model-only',
      'Of ours, media sees the model.',
      { path: '^media/', pathNot: test },
      { path: '^(web|functions|emulator|import|demo|tests)/' },
    ),
    forbid(
      'functions-see-model-and-media',
      'Of ours, the functions see the model and media.',
      { path: '^functions/', pathNot: test },
      { path: '^(web|emulator|import|demo|tests)/' },
    ),
    forbid(
      'import-and-demo-see-model-and-media',
      'Of ours, the importer and the demonstration see the model and media.',
      { path: '^(import|demo)/', pathNot: test },
      { path: '^(web|functions|emulator|tests)/' },
    ),
    forbid(
      'demo-and-import-never-meet',
      'The owner’s tool and the demonstration know nothing of each other.',
      { path: '^(import|demo)/', pathNot: test },
      { path: '^(import|demo)/', pathNot: '^$1/' },
    ),
    forbid(
      'emulator-knows-nothing-of-ours',
      'The emulator knows nothing of comics.',
      { path: '^emulator/' },
      { path: '^(model|web|functions|media|import|demo|tests)/' },
    ),
    forbid(
      'core-knows-no-domain',
      'The core of the client imports no other part of it: neither comics nor who reads them.',
      { path: '^web/src/core/' },
      { path: '^web/src/(domains|visitor|reader|member|desk|shell)/' },
    ),
    forbid(
      'domains-below-pages',
      'A domain does not import the pages that show it.',
      { path: '^web/src/domains/' },
      { path: '^web/src/(visitor|reader|member|desk|shell)/' },
    ),
    forbid(
      'pages-below-shell',
      'Only the shell joins pages; no page imports it.',
      { path: '^web/src/(visitor|reader|member|desk)/' },
      { path: '^web/src/shell/' },
    ),
    forbid(
      'pages-never-meet',
      'A page never imports another page: what two of them need lies in a domain or in core.',
      { path: '^web/src/((?:visitor|member|desk)/[^/]+|reader)/' },
      { path: '^web/src/(visitor|reader|member|desk)/', pathNot: '^web/src/$1/' },
    ),
    forbid(
      'ui-knows-no-data',
      'The ui imports neither data nor the session.',
      { path: '^web/src/core/ui/' },
      { path: '^web/src/core/(data|live|pages|session)/' },
    ),
    forbid(
      'firebase-in-core-and-domains',
      'No page imports Firebase.',
      { path: '^web/src/(visitor|reader|member|desk|shell)/' },
      { path: '^node_modules/@?firebase/' },
    ),
    forbid(
      'reactfire-in-one-file',
      'One wrapper alone knows ReactFire and what it is made of (docs/decisions/010).',
      { path: '^web/src/', pathNot: '^web/src/core/live/use-live\\.ts$' },
      { path: '^node_modules/(reactfire|rxfire|rxjs)/' },
    ),
    forbid(
      'live-in-signed-in-areas-only',
      'What is live is followed in the areas of the signed-in; a session that ends only empties its caches.',
      { path: '^web/src/(visitor|reader|shell)/' },
      { path: '^web/src/core/live/', pathNot: '^web/src/core/live/live-entries\\.ts$' },
    ),
    forbid(
      'account-layout-is-lazy',
      'The only way into the account area, and so to ReactFire, is a route that is loaded when it is opened.',
      { path: '^web/src/' },
      { path: '^web/src/shell/layouts/account-layout\\.tsx$', dependencyTypesNot: ['dynamic-import'] },
    ),
    forbid(
      'account-area-behind-its-layout',
      'What is live in the account area is imported by its lazy layout alone.',
      { path: '^web/src/', pathNot: '^web/src/shell/layouts/account-layout\\.tsx$' },
      { path: '^web/src/member/account/account-area\\.tsx$' },
    ),
    ...functionsLayers(),
    ...emulatorLayers(),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What our builds write; packages of the registry lie in folders called `dist` too, and the rules name those.
    exclude: { path: '^[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

/** A rule for each entry of emulator/layers.json; all of them may import `errors.ts` as well. */
function emulatorLayers() {
  const layers = JSON.parse(readFileSync(new URL('emulator/layers.json', import.meta.url), 'utf8'));
  return layered(
    'emulator',
    Object.fromEntries(Object.entries(layers).map(([layer, below]) => [layer, [...below, 'errors.ts']])),
  );
}

/**
 * The folders of functions, each with what it may import: handlers stand on rooms and never on handlers of another kind,
 * but for an area, which is made of calls; rooms stand on data.
 */
function functionsLayers() {
  const data = ['data', 'settings.ts'];
  const rooms = [
    'accounts',
    'allowances',
    'also-saved',
    'asks',
    'blocks',
    'callers',
    'choices',
    'comments',
    'counts',
    'distilling',
    'erasure',
    'exports',
    'ledger',
    'lists',
    'mail',
    'mail-reports',
    'notifications',
    'pages',
    'photos',
    'publishing',
    'push',
    'review',
    'search',
    'secrets',
    'served',
    'submissions',
    'suggestions',
    'takedowns',
    'texts',
    'transcripts',
    'translators',
    'views',
  ];
  const handlers = ['calls', 'requests', 'tasks', 'triggers', 'schedules'];
  const below = ['services', ...rooms, ...data];
  return layered('functions', {
    areas: ['calls', ...below],
    ...Object.fromEntries(handlers.map((kind) => [kind, below])),
    services: [...rooms, ...data],
    ...Object.fromEntries(rooms.map((room) => [room, [...rooms, ...data]])),
    data: ['settings.ts'],
    'settings.ts': [],
  });
}

/** A rule for each layer of a workspace: it imports itself and what is named, and nothing else of the workspace. */
function layered(workspace, layers) {
  const pathOf = (name) =>
    `^${workspace}/src/${name.replaceAll('.', '\\.')}${name.endsWith('.ts') ? '$' : '/'}`;
  return Object.entries(layers).map(([layer, below]) =>
    forbid(
      `${workspace}-${layer.replace('.ts', '')}`,
      `Inside ${workspace}, ${layer} imports only: ${below.join(', ') || 'nothing of it'}.`,
      { path: pathOf(layer), pathNot: test },
      { path: `^${workspace}/src/`, pathNot: [layer, ...below].map(pathOf) },
    ),
  );
}
