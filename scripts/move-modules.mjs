/**
 * `node scripts/move-modules.mjs`: moves the files of `web/src` that stand where `lib/moved-modules.json` says they stood, and
 * rewrites every import and every name of a file that leads to them, in all that git tracks. What stands in its place already is
 * left, so that it can be run again after a merge of work that was begun before the move.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { root } from './lib/root.mjs';

const SOURCES = 'web/src';
const TEXT = /\.(?:[cm]?[jt]sx?|json|css|md|html|ya?ml)$/;
const TABLE = 'scripts/lib/moved-modules.json';
const table = JSON.parse(readFileSync(join(root, TABLE), 'utf8'));
const folders = Object.entries(table.folders).toSorted(([a], [b]) => b.length - a.length);

const tracked = git('ls-files', '--cached', '--others', '--exclude-standard').filter((path) =>
  existsSync(join(root, path)),
);
const moves = new Map(
  tracked
    .filter((path) => path.startsWith(`${SOURCES}/`))
    .map((path) => [path, `${SOURCES}/${newPlace(path.slice(SOURCES.length + 1))}`])
    .filter(([from, to]) => from !== to),
);

for (const path of tracked) {
  if (!TEXT.test(path) || path === TABLE) continue;
  const before = readFileSync(join(root, path), 'utf8');
  const after = renamePaths(path, rewireImports(path, before));
  if (after !== before) writeFileSync(join(root, path), after);
}
for (const [from, to] of moves) {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  git('mv', from, to);
}
console.log(`${moves.size} files moved.`);

/** Where a file of the sources belongs: by its own line of the table, or by that of the nearest folder above it. */
function newPlace(path) {
  const stem = path.replace(/\.(?:module\.css|d\.ts|(?:test\.)?(?:tsx?|css|js)|svg)$/, '');
  const folder = table.files[stem];
  if (folder !== undefined) return join(folder, path.slice(path.lastIndexOf('/') + 1));
  return newFolder(path);
}

function newFolder(path) {
  const found = folders.find(([from]) => path === from || path.startsWith(`${from}/`));
  return found ? found[1] + path.slice(found[0].length) : path;
}

/** The new place of a file or folder of the repository. */
function movedTo(path) {
  const moved = moves.get(path);
  if (moved !== undefined) return moved;
  const isFolder = statSync(join(root, path)).isDirectory();
  return isFolder && path.startsWith(`${SOURCES}/`)
    ? `${SOURCES}/${newFolder(path.slice(SOURCES.length + 1))}`
    : path;
}

/** A file's text with every relative path in quotes leading where it led before; the file itself may be one that moves. */
function rewireImports(path, text) {
  if (!/\.(?:[cm]?[jt]sx?|css|html)$/.test(path)) return text;
  const place = dirname(moves.get(path) ?? path);
  return text.replace(/(['"`(])(\.{1,2}\/[^'"`()\s]*)/g, (whole, quote, target) => {
    // The part before a pattern or a value that is filled in is a folder.
    const [fixed] = target.split(/[*?#]|\$\{/);
    const base = fixed === target || /[?#]/.test(target[fixed.length]) ? fixed : fixed.replace(/[^/]*$/, '');
    const old = normalize(join(dirname(path), base)).replace(/\/$/, '');
    if (old.startsWith('..') || !existsSync(join(root, old))) return whole;
    const now = relative(place, movedTo(old)) || '.';
    const slash = base.endsWith('/') ? '/' : '';
    return `${quote}${now.startsWith('.') ? now : `./${now}`}${slash}${target.slice(base.length)}`;
  });
}

/** A text with the files and folders that it names called by their new places: from the root, and inside `web` from there. */
function renamePaths(path, text) {
  const inside = path.startsWith('web/');
  const names = inside
    ? /(?<![\w./-])((?:web\/)?(?:src\/)?)([\w.@-]+(?:\/[\w.@-]+)*\/?)/g
    : /(web\/src\/)([\w.@-]+(?:\/[\w.@-]+)*\/?)/g;
  return text.replace(names, (whole, prefix, name) => {
    const bare = name.replace(/[./]$/, '');
    const old = `${SOURCES}/${bare}`;
    const isNamed = prefix !== '' || /\/.*\.\w+$/.test(bare);
    if (!isNamed || !existsSync(join(root, old))) return whole;
    return prefix + movedTo(old).slice(SOURCES.length + 1) + name.slice(bare.length);
  });
}

function git(...command) {
  return execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
