/**
 * `bench.mjs site|paint|search|text-search|rebuild|counts|fan-out|publish|renew|archive|interface|trees|more-like-this|emulator|mutants|media|dense|panels|pdf|reader|downloads`: measures and writes its section of docs/benchmarks.md, or of docs/mutants.md. Each
 * part needs its own environment.
 */
const part = process.argv[2];
if (part === 'site') await (await import('./site.ts')).benchSite();
else if (part === 'search') await (await import('./search.ts')).benchSearch();
else if (part === 'text-search') (await import('./text-search.ts')).benchTextSearch();
else if (part === 'rebuild') await (await import('./rebuild.ts')).benchRebuild();
else if (part === 'counts') await (await import('./counts.ts')).benchCounts();
else if (part === 'fan-out') await (await import('./fan-out.ts')).benchFanOut();
else if (part === 'fan-out-task') await (await import('./fan-out.ts')).runFanOutTask();
else if (part === 'publish') await (await import('./publish.ts')).benchPublish();
else if (part === 'renew') await (await import('./renew.ts')).benchRenew();
else if (part === 'interface') await (await import('./interface.ts')).benchInterface();
else if (part === 'archive') await (await import('./archive.ts')).benchArchive();
else if (part === 'trees') await (await import('./trees.ts')).benchTrees();
else if (part === 'more-like-this') (await import('./tastes/more-like-this.ts')).benchMoreLikeThis();
else if (part === 'emulator') await (await import('./emulator.ts')).benchEmulator();
else if (part === 'mutants') await (await import('./mutants/mutants.ts')).benchMutants(process.argv.slice(3));
else if (part === 'reader') await (await import('./reader/reader.ts')).benchReader(process.argv.slice(3));
else if (part === 'downloads') await (await import('./reader/downloads.ts')).benchDownloads();
else if (part === 'paint') await (await import('./paint/paint.ts')).benchPaint(process.argv.slice(3));
else if (part === 'pdf') await (await import('./pdf/pdf.ts')).benchPdf(process.argv.slice(3));
else if (part === 'panels') await (await import('./panels/panels.ts')).benchPanels();
else if (part === 'dense') await (await import('./dense.ts')).benchDense();
else if (part === 'media') await (await import('./media.ts')).benchMedia(process.argv.slice(3));
else
  throw new Error(
    `Which benchmark? "${part}" is neither site, paint, search, text-search, rebuild, counts, fan-out, publish, renew, archive, interface, trees, more-like-this, emulator, mutants, media, dense, panels, pdf, reader nor downloads.`,
  );
