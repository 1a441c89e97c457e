import { benchEmulator } from './emulator.ts';
import { benchSite } from './site.ts';

/** `bench.mjs site|emulator`: measures and writes its section of docs/benchmarks.md. */
const part = process.argv[2];
if (part === 'site') await benchSite();
else if (part === 'emulator') await benchEmulator();
else throw new Error(`Which benchmark? "${part}" is neither site nor emulator.`);
