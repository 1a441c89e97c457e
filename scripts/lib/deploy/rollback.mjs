import { StepStopped } from './run-steps.mjs';

/** How many releases are looked through for the version before; Hosting keeps no more by itself. */
const LOOKED_AT = 100;

/**
 * The version that Hosting shows, and the one that was made before it: `{ current, previous }`, each `{ name, createdAt }`. By the age of
 * versions and not by that of releases, so that a second step back does not lead forward again.
 */
export async function versionsToGoBack(api, { hostingSite }) {
  const answer = await api.ask(
    'GET',
    `${api.origins.hosting}/sites/${hostingSite}/releases?pageSize=${LOOKED_AT}`,
  );
  if (!answer)
    throw new StepStopped(
      `Hosting has no site ${hostingSite}.`,
      'Check hostingSite in the settings of the project.',
    );
  const released = (answer.releases ?? []).map(({ version }) => version).filter((version) => version?.name);
  const [current] = released;
  if (!current)
    throw new StepStopped('Nothing was ever deployed to Hosting.', 'There is nothing to go back to.');
  const versions = new Map(released.map((version) => [version.name, version]));
  const earlier = [...versions.values()]
    .filter(({ status, createTime }) => status === 'FINALIZED' && createTime < current.createTime)
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1));
  const [previous] = earlier;
  if (!previous)
    throw new StepStopped(
      'Hosting has no version before the one that it shows.',
      'Deploy one that works instead.',
    );
  return { current: versionOf(current), previous: versionOf(previous) };
}

const versionOf = ({ name, createTime }) => ({ name, createdAt: createTime });

/** Shows a version again, with the revision of the function that draws its pages, which is pinned to it. */
export async function showVersion(api, { hostingSite }, { name }) {
  await api.ask(
    'POST',
    `${api.origins.hosting}/sites/${hostingSite}/releases?versionName=${encodeURIComponent(name)}`,
    { message: 'The version before, by npm run deploy -- --rollback' },
  );
}
