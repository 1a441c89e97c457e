import module from 'node:module';

/**
 * Loaded into a program of ours: what fails is told by the lines of our sources. Those of packages are left out, whose maps are 15 MB
 * of memory and a quarter of a second. Node 22.13 has no such choice, and tells lines of the bundle.
 */
module.setSourceMapsSupport?.(true, { nodeModules: false, generatedCode: false });
