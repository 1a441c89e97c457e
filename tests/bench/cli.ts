/** `bench.mjs site|emulator`: measures and writes its section of docs/benchmarks.md. Each part needs its own environment. */
const part = process.argv[2];
if (part === 'site') await (await import('./site.ts')).benchSite();
else if (part === 'emulator') await (await import('./emulator.ts')).benchEmulator();
else throw new Error(`Which benchmark? "${part}" is neither site nor emulator.`);
