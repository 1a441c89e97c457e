import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lacking } from '../auth-settings.mjs';
import { root } from '../root.mjs';
import { SEVERAL_REGIONS } from './needs.mjs';

/** Whether there is a database, in the right mode and near the functions. Neither can be changed later. */
export async function databaseLacks({ api, project, settings: { region } }) {
  const found = await api.ask('GET', `${api.origins.firestore}/projects/${project}/databases/(default)`);
  const create = `gcloud firestore databases create --location ${region} --project ${project}`;
  if (!found) return [{ problem: 'The project has no Firestore database “(default)”.', remedy: create }];
  const lacks = [];
  if (found.type !== 'FIRESTORE_NATIVE')
    lacks.push({
      problem: 'Firestore is in Datastore mode, and Rawi needs Native mode.',
      remedy: `While it is empty: gcloud firestore databases update --type firestore-native --project ${project}`,
    });
  const near = SEVERAL_REGIONS[found.locationId] ?? [found.locationId];
  if (!near.includes(region))
    lacks.push({
      problem: `Firestore lies in ${found.locationId}, and the functions would run in ${region}.`,
      remedy: `Write ${near[0]} as region into projects/${project}.json; a database cannot be moved.`,
    });
  return lacks;
}

/** Whether Authentication is there and is Identity Platform. What a deploy sets itself is left to it. */
export async function identityLacks({ api, project }) {
  const config = await configOf(api, project);
  if (!config)
    return [
      {
        problem: 'Authentication was never opened in the project.',
        remedy: 'Firebase console, Authentication: begin.',
      },
    ];
  // The blocking functions are registered by the deploy.
  return lacking(config).filter(({ problem }) => problem.includes('Identity Platform'));
}

async function configOf(api, project) {
  try {
    return await api.ask('GET', `${api.origins.identity}/projects/${project}/config`);
  } catch (error) {
    if (error.status === 400 && error.said.includes('CONFIGURATION_NOT_FOUND')) return undefined;
    throw error;
  }
}

/** Whether both buckets are there, where they have to be, and set as they have to be. */
export async function bucketLacks(context) {
  const { buckets } = context.settings;
  return [
    ...(await lacksOf(context, buckets.published, [isNear, isLinked, letsBrowsersRead])),
    ...(await lacksOf(context, buckets.uploads, [isInRegion, isLinked, forgetsUploads])),
  ];
}

async function lacksOf(context, name, checks) {
  const { api, project, settings } = context;
  const bucket = await api.ask('GET', `${api.origins.storage}/b/${name}`);
  if (!bucket) {
    const remedy = name.includes('.')
      ? 'Firebase console, Storage: begin, or the name that it shows in projects/<id>.json'
      : `gcloud storage buckets create gs://${name} --location ${settings.region} --uniform-bucket-level-access --project ${project}`;
    return [{ problem: `There is no bucket ${name}.`, remedy: remedy.replace('<id>', project) }];
  }
  const lacks = await Promise.all(checks.map((check) => check(context, name, bucket)));
  return lacks.flatMap((lack) => lack ?? []);
}

const placeOf = (bucket) => bucket.location.toLowerCase();

/** Storage tells a function of an upload in the bucket's own region only. */
const isInRegion = ({ settings: { region, project } }, name, bucket) =>
  placeOf(bucket) === region
    ? undefined
    : {
        problem: `The bucket ${name} lies in ${placeOf(bucket)}, and the function that hears of uploads would run in ${region}.`,
        remedy: `Make another in ${region} and write its name into projects/${project}.json: a bucket cannot be moved.`,
      };

const isNear = (context, name, bucket) =>
  isInRegion(context, name, bucket) && {
    problem: `The bucket ${name} lies in ${placeOf(bucket)}, away from the functions in ${context.settings.region}: each published file is paid for on its way.`,
    remedy: 'It works; a bucket cannot be moved.',
    isNote: true,
  };

async function isLinked({ api, project }, name) {
  if (await api.ask('GET', `${api.origins.linkedBuckets}/projects/${project}/buckets/${name}`))
    return undefined;
  return {
    problem: `Firebase does not know the bucket ${name}, so it has no rules.`,
    remedy: 'Firebase console, Storage, “Add bucket”: import the one that is there.',
  };
}

const fileOf = (name) => JSON.parse(readFileSync(join(root, 'docs', name), 'utf8'));

function letsBrowsersRead(_context, name, { cors = [] }) {
  const [wanted] = fileOf('cors.json');
  const holds = cors.some(
    ({ origin = [], method = [], responseHeader = [] }) =>
      wanted.origin.every((one) => origin.includes(one)) &&
      wanted.method.every((one) => method.includes(one)) &&
      wanted.responseHeader.every((one) => responseHeader.includes(one)),
  );
  if (holds) return undefined;
  return {
    problem: `Browsers may not read the files of the bucket ${name} in parts (CORS).`,
    remedy: `gcloud storage buckets update gs://${name} --cors-file=docs/cors.json`,
  };
}

function forgetsUploads(_context, name, { lifecycle }) {
  const [wanted] = fileOf('uploads-lifecycle.json').rule;
  const holds = (lifecycle?.rule ?? []).some(
    ({ action, condition }) => action?.type === wanted.action.type && condition?.age === wanted.condition.age,
  );
  if (holds) return undefined;
  return {
    problem: `The bucket ${name} never deletes what nobody dealt with.`,
    remedy: `gcloud storage buckets update gs://${name} --lifecycle-file=docs/uploads-lifecycle.json`,
    isNote: true,
  };
}
