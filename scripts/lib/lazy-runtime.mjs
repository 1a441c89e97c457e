import Module from 'node:module';

/**
 * Loaded into every program of Node that the suite starts. The CLI has a process for each function that is called, and each loads two
 * functions of a module of the CLI that takes half of its start, since that imports what deploys, prompts and packs archives. Here what
 * that module imports is loaded when something of it is first read, which in these processes is never. Where the CLI has other
 * modules one day, nothing happens.
 */
const RUNTIME = /[\\/]firebase-tools[\\/]lib[\\/]emulator[\\/]functionsEmulatorRuntime(?:\.js)?$/;
const SHARED = /[\\/]firebase-tools[\\/]lib[\\/]emulator[\\/]functionsEmulatorShared\.js$/;

if (RUNTIME.test(process.argv[1] ?? '')) {
  // What is known as `_load` is what every `require` ends in; hooks that are documented are not in the oldest Node that is supported.
  // oxlint-disable-next-line no-underscore-dangle
  const load = Module._load;
  // oxlint-disable-next-line no-underscore-dangle
  Module._load = (request, parent, ...rest) => {
    const loadNow = () => load.call(Module, request, parent, ...rest);
    if (!request.startsWith('../') || !SHARED.test(parent?.filename ?? '')) return loadNow();
    let loaded;
    return new Proxy({}, { get: (_, name) => (loaded ??= loadNow())[name] });
  };
}
