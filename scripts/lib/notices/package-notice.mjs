import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.mjs';
import { licenceOf, licencesIn, mayShip } from './licences.mjs';

/** Files in which a package says under which terms it may be handed on, in whatever spelling. */
const TERMS = /^(?:licen[cs]es?|copying|copyright|notice|ofl)(?:[-_.].*)?$/i;
/** Those of them that add to a licence and are none. */
const BESIDE = /^(?:copyright|notice)/i;
const README = /^readme(?:\.\w+)?$/i;
/** Words with which the licences begin that a readme quotes whole. */
const WHOLE = /Permission is hereby granted|Permission to use, copy|Redistribution and use|Apache License/;

/** The folder of the package that a file belongs to; `undefined` for a file of ours. */
export function packageFolder(file) {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder;
}

/**
 * What a package says of itself: `{ name, version, licence, text }`. `files` are those of it that ship: the terms that lie beside
 * them, as beside a font, belong to the text. Throws where the licence is not named, is not allowed or has no text.
 */
export function packageNotice(folder, files = []) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version } = manifest;
  const licence = allowedLicence(manifest);
  const found = [...termsIn(folder, files)];
  const isWhole = found.some(({ file }) => !file.includes('/') && !BESIDE.test(file));
  const own = isWhole ? [] : [standardText(manifest, licence, readmeTerms(folder))];
  if (own.includes('')) return withText({ name, version, licence, text: '' });
  const text = [
    ...own,
    ...found.map(({ file, said }) => (file.includes('/') ? `${file}:\n\n${said}` : said)),
  ];
  return withText({ name, version, licence, text: text.join('\n\n') });
}

/** Of a package that is not installed on this machine, by its entry in the lock file. */
export function absentNotice(name, { version, license }) {
  const manifest = { name, version, license };
  const licence = allowedLicence(manifest);
  return withText({ name, version, licence, text: standardText(manifest, licence, '') });
}

function allowedLicence(manifest) {
  const { name, version } = manifest;
  const licence = licenceOf(manifest);
  if (licence === undefined) throw new Error(`${name} ${version} names no licence.`);
  if (!mayShip(name, licence))
    throw new Error(`${name} ${version} is under ${licence}, which is not allowed.`);
  return licence;
}

function withText(notice) {
  const { name, version, licence, text } = notice;
  if (text === '') throw new Error(`${name} ${version} is under ${licence}, whose text is nowhere.`);
  return notice;
}

/** The files of terms in the package's own folder, and in those of its files that ship. */
function* termsIn(folder, files) {
  const folders = new Set([folder]);
  for (const file of files) {
    for (let at = dirname(file); at.startsWith(`${folder}/`); at = dirname(at)) folders.add(at);
  }
  for (const each of [...folders].toSorted((a, b) => (a < b ? -1 : 1))) {
    const found = readdirSync(each, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && TERMS.test(entry.name) && !/\.(?:[cm]?[jt]sx?|json)$/.test(entry.name),
    );
    for (const { name } of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const said = readFileSync(join(each, name), 'utf8').trim();
      if (said !== '') yield { file: relative(folder, join(each, name)), said };
    }
  }
}

/** What a readme says below its heading “License”. */
function readmeTerms(folder) {
  const name = readdirSync(folder).find((each) => README.test(each));
  if (name === undefined) return '';
  const readme = readFileSync(join(folder, name), 'utf8').replaceAll('\r', '');
  const [, text = ''] =
    /^(?:#+ *licen[cs](?:e|ing)\b.*|licen[cs]e\n[-=]+)\n([\s\S]*?)(?=^#+ |(?![\s\S]))/im.exec(readme) ?? [];
  return text.trim();
}

/** The text that a licence has everywhere, with whom the package names as its author. */
function standardText({ name, author, contributors = [] }, licence, said) {
  if (WHOLE.test(said)) return said;
  const people = [author, ...contributors]
    .map((each) => (typeof each === 'string' ? each : each?.name))
    .map((each) => each?.replaceAll(/\s*(?:<[^>]*>|\([^)]*\))/g, ''))
    .filter((each) => each !== undefined && each !== '');
  const holder = people.length > 0 ? people.join(', ') : `the authors of ${name}`;
  const texts = licencesIn(licence).map((each) => readText(each));
  if (texts.includes(undefined)) return '';
  return [`Copyright (c) ${holder}`, said, ...texts].filter((each) => each !== '').join('\n\n');
}

/** Texts that we keep, by licence. */
const TEXTS = new Map([
  ['Apache-2.0', 'LICENSE'],
  ['LGPL-3.0-or-later', 'scripts/lib/notices/texts/LGPL-3.0-or-later.txt'],
  ['MIT', 'scripts/lib/notices/texts/MIT.txt'],
]);

function readText(licence) {
  const file = TEXTS.get(licence);
  return file === undefined ? undefined : readFileSync(join(root, file), 'utf8').trim();
}
