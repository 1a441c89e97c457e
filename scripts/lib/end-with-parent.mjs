import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into every program of Node that a script starts, and into what those start: it ends with its parent. A script
 * that is ended by force can end nothing itself, and what it started has process groups of its own.
 */
const parent = process.ppid;
if (isMainThread) {
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 500).unref();
}
