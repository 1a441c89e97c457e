/** `npm run import -- <folder> [--check] [--as-pdf] [--give-back]`: reads a folder with a `catalog.json`, with articles, with orders, with ratings, or with several of these into the site. Of a tree of chapters without any it makes a catalogue first. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { countNoun } from './count-noun.ts';
import { importCatalog } from './import-catalog.ts';
import { openPrinter } from './printed-lines.ts';
import { MissingCatalog, UnreadableCatalog } from './read-catalog.ts';
import { describeTree } from './trees/describe-tree.ts';

const { folder, checkOnly, asPdf, giveBack } = readArguments();
const printer = openPrinter(process.stdout);
/** Bundled beside this program; what it makes of files is kept beside both. */
const distilling = {
  program: new URL('./distiller.mjs', import.meta.url),
  keptIn: fileURLToPath(new URL('../distilled', import.meta.url)),
};

const isLocal = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
// With the emulators no credentials are needed, and looking for them takes seconds.
if (isLocal) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-rawi';
const app = initializeApp({
  projectId,
  storageBucket: process.env['RAWI_BUCKET'] ?? `${projectId}.appspot.com`,
});
process.exitCode = await run(folder, checkOnly).finally(printer.end);
await deleteApp(app);

/** The exit code: 0 when everything is in and shown, 1 when anything is not, 2 when nothing could be begun. */
async function run(from: string, checkOnly: boolean): Promise<number> {
  try {
    const { imported, articles, orders, problems, written, stale } = await importCatalog({
      folder: from,
      firestore: getFirestore(app),
      bucket: getStorage(app).bucket(),
      log: printer.log,
      progress: printer.progress,
      checkOnly,
      giveBack,
      rendering: distilling,
      distilling: asPdf ? undefined : distilling,
      // In a real project each page that waits costs a read whenever it is asked for.
      ...(!isLocal && { intervalMs: 5000 }),
    });
    if (checkOnly) printer.log(problems.length === 0 ? 'Nothing is wrong.' : 'Nothing was written.');
    else {
      const unchanged = written === 0 ? ', as before: nothing changed' : '';
      if (imported.length > 0) {
        const verb = imported.length === 1 ? 'is' : 'are';
        printer.log(`${countNoun(imported.length, 'comic')} ${verb} in the site${unchanged}.`);
      }
      if (articles.length > 0) printer.log(`${countNoun(articles.length, 'article')} done${unchanged}.`);
      if (orders.length > 0) printer.log(`${countNoun(orders.length, 'reading order')} done${unchanged}.`);
    }
    if (stale.length > 0) {
      const pages = countNoun(stale.length, 'page');
      console.error(
        `No function answered: ${pages} still to be rebuilt. What was imported is in, and will be seen once the functions run.`,
      );
    }
    if (problems.length > 0 && !checkOnly) {
      console.error(`${countNoun(problems.length, 'problem')} above: what they concern was left out.`);
    }
    return problems.length > 0 || stale.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnreadableCatalog)) throw error;
    if (error instanceof MissingCatalog && (await describe(from, checkOnly))) return 2;
    console.error(error.message);
    return 2;
  }
}

/** Whether the folder is a tree of chapters, for which a catalogue is there now unless it was only checked. */
async function describe(from: string, checkOnly: boolean): Promise<boolean> {
  const found = await describeTree({ folder: from, keptIn: distilling.keptIn, checkOnly, ...printer }).catch(
    (error: unknown) => {
      if (!(error instanceof UnreadableCatalog)) throw error;
      console.error(error.message);
      return { series: 0, chapters: 0, left: 0 };
    },
  );
  if (!found) return false;
  const { series, chapters, left } = found;
  if (chapters > 0) {
    const sum = `${countNoun(chapters, 'chapter')} of ${countNoun(series, 'comic')}.`;
    printer.log(
      checkOnly
        ? `${sum} Nothing was written: without --check catalog.json is, for you to correct.`
        : `${sum} Nothing went into the site: catalog.json was written into the folder. Correct it there, what has a ? first, then run the same command again.`,
    );
  }
  if (left > 0) console.error(`${countNoun(left, 'file')} above cannot be chapters as they are.`);
  return true;
}

interface Arguments {
  readonly folder: string;
  readonly checkOnly: boolean;
  /** Chapters go in as the PDFs that they are, which is quick; the reader draws them. */
  readonly asPdf: boolean;
  /** Imports things that were taken down too. */
  readonly giveBack: boolean;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        'as-pdf': { type: 'boolean', default: false },
        'give-back': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [only, ...more] = positionals;
    if (only === undefined || more.length > 0)
      throw new TypeError(
        'Name one folder that holds a catalog.json, a blog, an orders.json, a ratings.json, or chapters to make a catalogue of.',
      );
    return { folder: only, checkOnly: values.check, asPdf: values['as-pdf'], giveBack: values['give-back'] };
  } catch (error) {
    console.error(
      `${(error as Error).message}\nUsage: npm run import -- <folder> [--check] [--as-pdf] [--give-back]`,
    );
    process.exit(2);
  }
}
