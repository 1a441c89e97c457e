import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stopWith } from './stop-with.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Debian's packages put Chromium and its headless shell. */
const DEBIAN = { chromium: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

/**
 * The path of Chromium's headless shell, without the window around its pages (docs/decisions/045): of Debian's Chromium, whose
 * other half it is. Undefined beside any other browser, where there is no such package or one of another engine.
 */
export function ensureHeadlessShell(chromium) {
  if (chromium !== DEBIAN.chromium) return undefined;
  if (!existsSync(DEBIAN.shell)) fromPackageManager('chromium-headless-shell');
  return existsSync(DEBIAN.shell) ? DEBIAN.shell : undefined;
}

/**
 * A Chromium for the browser tests: `CHROMIUM`, else one already installed, else the system's package manager, else
 * Playwright's own download with a short time limit. Returns its path.
 */
export async function ensureChromium() {
  const found = findInstalled() ?? fromDebian() ?? (await fromPlaywright());
  if (found) return found;
  return stopWith(
    'The browser tests need Chromium, and none could be installed here.',
    'Install Chromium or Google Chrome, or set CHROMIUM to the path of one, and run the same command again.',
  );
}

function findInstalled() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) {
    stopWith(
      `CHROMIUM is "${named}", and there is no such file.`,
      'Set it to the path of a Chromium, or unset it.',
    );
  }
  return named || KNOWN.find((path) => existsSync(path));
}

function fromDebian() {
  fromPackageManager('chromium');
  return KNOWN.find((path) => existsSync(path));
}

/** Installs a package where the system's manager may. */
function fromPackageManager(name) {
  if (process.platform !== 'linux' || !works('apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !works('sudo')) return;
  const aptGet = (...args) => {
    const [command, ...rest] = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    return spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status;
  };
  console.log(`Installing ${name} with apt-get …`);
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', name);
}

function works(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

async function fromPlaywright() {
  console.log('Downloading Chromium with Playwright …');
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 120_000 });
    const { chromium } = await import('@playwright/test');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
}
