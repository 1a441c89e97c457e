import { movingLine } from './moving-line.mjs';
import { isEnding } from './programs.mjs';
import { seedBehind, seedState, seedVersion } from './seeding.mjs';

/**
 * Sees to it that the demonstration is in a site, and resolves as soon as the site is usable: at once where it was so
 * before, else with the first comic. The others are drawn and loaded behind it, all of them where those in the site are of
 * another version than `version`. `begun` is what `seedBehind` returned where the drawing has begun already; `progress`
 * is what it tells.
 */
export async function showDemonstration(env, { begun, progress = demonstrationProgress(), version } = {}) {
  const { isUsable, isEarlier, isComplete } = await seedState(env, version ?? (await seedVersion()));
  if (isComplete) {
    progress.stop();
    return;
  }
  if (isEarlier) {
    progress.line.say(
      'The demonstration comics here are of an earlier version: they are drawn and loaded again.',
    );
  }
  const behind = begun ?? (await seedBehind(env, progress.tell));
  behind.load();
  progress.started();
  const ended = behind.ended.then(progress.succeeded, progress.failed);
  if (!isUsable) await Promise.race([progress.usable, ended]);
}

/** A line that says how far the drawing is, and a promise that resolves when the site is usable. */
export function demonstrationProgress(line = movingLine()) {
  const started = Date.now();
  let resolveUsable;
  const usable = new Promise((resolve) => {
    resolveUsable = resolve;
  });
  let latest;
  let isStarted = false;
  const show = () => {
    if (isEnding()) return;
    const seconds = Math.round((Date.now() - started) / 1000);
    if (!latest && !isStarted) line.show(`Starting, ${seconds} s …`);
    else if (!latest) line.show('Looking which demonstration comics are missing …');
    else {
      const { loaded, total, share } = latest;
      line.show(
        `${loaded} of ${total} demonstration comics are in the site (${Math.floor(share * 100)} % drawn) …`,
      );
    }
  };
  const timer = setInterval(show, 1000);
  timer.unref();
  return {
    line,
    usable,
    /** The site is there. */
    started: () => {
      isStarted = true;
      show();
    },
    /** Nothing is drawn. */
    stop: () => {
      clearInterval(timer);
      line.end();
    },
    tell: (progress) => {
      latest = progress;
      show();
      if (progress.isUsable) resolveUsable();
    },
    succeeded: () => {
      clearInterval(timer);
      line.end(`All ${latest?.total ?? ''} demonstration comics are in the site.`);
    },
    failed: (error) => {
      clearInterval(timer);
      line.end(
        `The demonstration comics are not all there: ${error.message}.\nWhat is there can be read. The next \`npm start\`, or \`npm run seed\` in another terminal, goes on.`,
      );
    },
  };
}
