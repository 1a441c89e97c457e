import { listOf } from '../project-settings.mjs';
import { accountOf } from './needs.mjs';

/**
 * Compares the functions that run with those that were deployed (`discover`). Returns `{ problem, remedy }` for each that is not as it
 * has to be: what a deploy may leave behind although it ended well. With `isNote` it is no fault of this deploy.
 */
export async function functionLacks(api, { project, region }, { endpoints }) {
  const account = accountOf(project);
  const running = new Map(
    (await deployedFunctions(api, project)).map((one) => [`${one.region}/${one.id}`, one]),
  );
  const again = `npm run deploy -- --project ${project} --only functions`;
  const lacks = [];
  for (const [id, { taskQueueTrigger, scheduleTrigger }] of Object.entries(endpoints)) {
    const found = running.get(`${region}/${id}`);
    if (found?.state !== 'ACTIVE') {
      const state = found ? `is ${found.state}` : 'is not there';
      lacks.push({ problem: `The function ${id} ${state}.`, remedy: again });
      continue;
    }
    if (found.account !== account)
      lacks.push({
        problem: `The function ${id} runs as ${found.account}, not as ${account}.`,
        remedy: again,
      });
    if (taskQueueTrigger) lacks.push(...(await queueLacks(api, { project, region, account }, id)));
    if (scheduleTrigger) lacks.push(...(await scheduleLacks(api, { project, region }, id)));
  }
  return lacks;
}

/** Every function of a project, of any region and generation. */
export async function deployedFunctions(api, project) {
  const address = `${api.origins.functions}/projects/${project}/locations/-/functions?pageSize=100`;
  const found = await listOf((page) => api.ask('GET', page), address, 'functions');
  return found.map(({ name, state, environment, serviceConfig, labels = {} }) => {
    const [, region, id] = /locations\/([^/]+)\/functions\/([^/]+)$/.exec(name) ?? [];
    const account = serviceConfig?.serviceAccountEmail;
    return { region, id, state, environment, account, isOurs: isOurs(labels) };
  });
}

/** What other tools or codebases have put into the project a deploy leaves alone. */
const isOurs = (labels) =>
  (labels['deployment-tool'] ?? '').startsWith('cli-firebase') &&
  (labels['firebase-functions-codebase'] ?? 'default') === 'default';

/** Those that run and that the code no longer has: a deploy takes them away. */
export async function leftOver(api, { project, region }, { endpoints }) {
  const running = await deployedFunctions(api, project);
  const isWanted = (one) =>
    one.region === region && one.environment !== 'GEN_1' && Object.hasOwn(endpoints, one.id);
  return running
    .filter((one) => one.isOurs && !isWanted(one))
    .map(({ region: where, id }) => `${id} (${where})`);
}

/** A task is handed over by the account, and delivered in its name. */
async function queueLacks(api, { project, region, account }, id) {
  const lacks = [];
  const where = `projects/${project}/locations/${region}`;
  const member = `serviceAccount:${account}`;
  const queue = await api.ask('POST', `${api.origins.tasks}/${where}/queues/${id}:getIamPolicy`, {});
  if (!gives(queue, member, 'roles/cloudtasks.enqueuer'))
    lacks.push({
      problem: `The functions may not hand tasks to the queue ${id}.`,
      remedy: `gcloud tasks queues add-iam-policy-binding ${id} --location ${region} --member ${member} --role roles/cloudtasks.enqueuer --project ${project}`,
    });
  const service = id.toLowerCase();
  const run = await api.ask('GET', `${api.origins.run}/${where}/services/${service}:getIamPolicy`);
  if (!gives(run, member, 'roles/run.invoker'))
    lacks.push({
      problem: `The queue ${id} may not call its function.`,
      remedy: `gcloud run services add-iam-policy-binding ${service} --region ${region} --member ${member} --role roles/run.invoker --project ${project}`,
    });
  return lacks;
}

const gives = (policy, member, role) =>
  (policy?.bindings ?? []).some((binding) => binding.role === role && binding.members?.includes(member));

/** A schedule whose last run failed is named: it fails for a reason that no other place shows. */
async function scheduleLacks(api, { project, region }, id) {
  const name = `firebase-schedule-${id}-${region}`;
  const job = await api.ask(
    'GET',
    `${api.origins.schedules}/projects/${project}/locations/${region}/jobs/${name}`,
  );
  if (job?.state !== 'ENABLED')
    return [
      {
        problem: `The schedule of ${id} ${job ? 'is turned off' : 'is not there'}.`,
        remedy: job
          ? `gcloud scheduler jobs resume ${name} --location ${region} --project ${project}`
          : `npm run deploy -- --project ${project} --only functions`,
      },
    ];
  if (!job.status?.code) return [];
  return [
    {
      problem: `The last run of ${id} failed (code ${job.status.code}); it may have been of the version before.`,
      remedy: `npx firebase functions:log --only ${id} --project ${project}`,
      isNote: true,
    },
  ];
}
