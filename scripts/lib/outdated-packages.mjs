/**
 * The packages that stay behind their latest version, and why (docs/decisions/047). An update of all leaves these
 * alone.
 */
export const HELD = {
  firebase: 'ReactFire 4 and @firebase/rules-unit-testing 5 ask for 12',
  typescript:
    'dependency-cruiser and knip read sources by an API that 7 does not have; types are checked with 7',
  '@types/node': 'the types are those of the oldest Node that Rawi runs on',
};

/**
 * What `npm outdated --json` says as one row for each package, in the order of their names: `{ name, current, latest, isMajor,
 * held }`. `held` is the reason why it stays, if there is one.
 */
export function outdatedRows(outdated, held = HELD) {
  return Object.entries(outdated)
    .flatMap(([name, found]) => {
      // A package that several workspaces name is a list; they name the same version here.
      const [{ current, latest }] = [found].flat();
      if (current === undefined || current === latest) return [];
      return [{ name, current, latest, isMajor: major(current) !== major(latest), held: held[name] }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const major = (version) => version.split('.')[0];

/** A line for each row, its columns beneath each other. */
export function tableOf(rows) {
  const width = (key) => Math.max(...rows.map((row) => row[key].length));
  const [names, versions] = [width('name'), width('current')];
  return rows
    .map(({ name, current, latest, isMajor, held }) => {
      const note = held ? `  stays: ${held}` : isMajor ? '  a major' : '';
      return `${name.padEnd(names)}  ${current.padEnd(versions)}  → ${latest}${note}`;
    })
    .join('\n');
}

/** The rows that a try is about: the named ones, else all that are neither held nor a major. A name without a row is an error. */
export function rowsToTry(rows, names) {
  const unknown = names.filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0) throw new Error(`Nothing newer is there for ${unknown.join(', ')}.`);
  return rows.filter(({ name, isMajor, held }) =>
    names.length > 0 ? names.includes(name) : !isMajor && !held,
  );
}

/** The text of a package.json with this version of the package wherever it is named, exact or from-this-on as it was. */
export function withVersion(text, name, version) {
  const quoted = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return text.replace(new RegExp(`("${quoted}": "[\\^~]?)\\d[^"]*(")`, 'g'), `$1${version}$2`);
}
