/**
 * The licences under which others' code and fonts may reach people with Rawi, by their SPDX identifiers. One that is not here
 * fails the build: read it, and add it only if it asks for no more than its text beside the copy.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Allowed for one package alone: libvips is a library of its own, which whoever runs the functions can replace. */
const ALLOWED_FOR = new Map([['LGPL-3.0-or-later', /^@img\/sharp-/]]);

/** Packages that name no licence, with the licence that their licence file contains. */
const UNNAMED = new Map([
  ['limiter', 'MIT'],
  ['png-js', 'MIT'],
]);

/** The SPDX expression of a package by its `package.json`; `undefined` where it has none. */
export const licenceOf = ({ name, license }) =>
  typeof license === 'string' && license !== '' ? license : UNNAMED.get(name);

/** The single licences of an expression such as `(MIT OR Apache-2.0)`. */
export const licencesIn = (expression) =>
  expression
    .replaceAll(/[()]/g, ' ')
    .split(/\s+(?:AND|OR)\s+/)
    .map((each) => each.trim());

/** Whether a package may ship: one licence of a choice is enough, and every one of those that hold together is needed. */
export function mayShip(name, expression) {
  const isAllowed = (licence) => ALLOWED.has(licence) || (ALLOWED_FOR.get(licence)?.test(name) ?? false);
  const licences = licencesIn(expression);
  const isChoice = /\sOR\s/.test(expression) && !/\sAND\s/.test(expression);
  return isChoice ? licences.some(isAllowed) : licences.every(isAllowed);
}
