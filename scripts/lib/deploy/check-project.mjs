import { listOf } from '../project-settings.mjs';
import { APIS } from './needs.mjs';

/** Whether the project can pay for functions: they need the Blaze plan, which is an open billing account. */
export async function billingLacks({ api, project }) {
  const remedy = `gcloud billing projects link ${project} --billing-account <account>, or the Firebase console: upgrade to Blaze`;
  try {
    const found = await api.ask('GET', `${api.origins.billing}/projects/${project}/billingInfo`);
    return found?.billingEnabled
      ? []
      : [{ problem: 'The project is not on the Blaze plan, which functions need.', remedy }];
  } catch (error) {
    if (error.status !== 403) throw error;
    return [
      {
        problem: `Whether the project is on the Blaze plan could not be read: ${error.said}`,
        remedy,
        isNote: true,
      },
    ];
  }
}

/** The APIs that are off, with `isOn(name)`. Where the list may not be read every API is taken to be on. */
export async function apiLacks({ api, project, number }) {
  const on = new Set();
  try {
    const address = `${api.origins.services}/projects/${number}/services?filter=state:ENABLED&pageSize=200`;
    const services = await listOf((page) => api.ask('GET', page), address, 'services');
    for (const { config } of services) on.add(config.name.replace('.googleapis.com', ''));
  } catch (error) {
    if (error.status !== 403) throw error;
    const problem = `Which APIs are on could not be read: ${error.said}`;
    return {
      lacks: [{ problem, remedy: enable(['serviceusage'], project), isNote: true }],
      isOn: () => true,
    };
  }
  const off = APIS.filter((name) => !on.has(name));
  const lacks =
    off.length === 0
      ? []
      : [{ problem: `These APIs are off: ${off.join(', ')}.`, remedy: enable(off, project) }];
  return { lacks, isOn: (name) => on.has(name) };
}

const enable = (names, project) =>
  `gcloud services enable ${names.map((name) => `${name}.googleapis.com`).join(' ')} --project ${project}`;

/** Whether the web app's key in the settings is a key of this project. */
export async function webAppLacks({ api, project, settings: { web } }) {
  if ((await api.ask('GET', `${api.origins.firebase}/projects/${project}`)) === undefined)
    return [
      {
        problem: 'Firebase is not added to the project.',
        remedy: `npx firebase projects:addfirebase ${project}`,
      },
    ];
  const { apps = [] } =
    (await api.ask('GET', `${api.origins.firebase}/projects/${project}/webApps?pageSize=100`)) ?? {};
  if (apps.length === 0)
    return [
      {
        problem: 'The project has no web app.',
        remedy: `npx firebase apps:create web Rawi --project ${project}`,
      },
    ];
  for (const { appId } of apps) {
    const config = await api.ask(
      'GET',
      `${api.origins.firebase}/projects/${project}/webApps/${appId}/config`,
    );
    if (config?.apiKey === web.apiKey) return [];
  }
  return [
    {
      problem: `web.apiKey of projects/${project}.json is the key of no web app of the project.`,
      remedy: `npx firebase apps:sdkconfig web ${apps[0].appId} --project ${project} shows the right one`,
    },
  ];
}

/** Whether Hosting has the site of the settings. */
export async function siteLacks({ api, project, settings: { hostingSite } }) {
  const found = await api.ask('GET', `${api.origins.hosting}/projects/${project}/sites/${hostingSite}`);
  if (found) return [];
  return [
    {
      problem: `Hosting has no site ${hostingSite}.`,
      remedy: `npx firebase hosting:sites:create ${hostingSite} --project ${project}, or the name of another as hostingSite in projects/${project}.json`,
    },
  ];
}
