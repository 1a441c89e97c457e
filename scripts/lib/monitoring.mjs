import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf, ORIGINS } from './project-settings.mjs';
import { root } from './root.mjs';

/** Google's APIs for what watches a project. */
export const MONITORING_ORIGINS = {
  monitoring: 'https://monitoring.googleapis.com/v3',
  dashboards: 'https://monitoring.googleapis.com/v1',
  billing: ORIGINS.billing,
  budgets: ORIGINS.budgets,
  projects: ORIGINS.projects,
};

const folder = join(root, 'docs/monitoring');
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/**
 * Makes alert policies, the dashboard and the budget of `docs/monitoring` in a project, or brings those that it has to what
 * the files say: each is known by its name. `send` asks Google (`googleSender`). `email` gets the alerts; without it they go to
 * whoever the project's policies already name. Resolves to what was done, as sentences; a budget that the credentials may
 * not set is one of them.
 */
export async function applyMonitoring({ project, send, email, currency, origins = MONITORING_ORIGINS }) {
  const said = [];
  const channel = email === undefined ? undefined : await bringChannel({ project, send, origins }, email);
  if (channel?.isNew) said.push(`Alerts go to ${email}.`);
  const at = `${origins.monitoring}/projects/${project}/alertPolicies`;
  const there = await listOf((address) => send('GET', address), at, 'alertPolicies');
  for (const policy of read('alerts.json')) {
    const stored = there.find(({ displayName }) => displayName === policy.displayName);
    const notificationChannels = channel ? [channel.name] : (stored?.notificationChannels ?? []);
    const wanted = { ...policy, notificationChannels };
    said.push(...(await bring(send, { at, origin: origins.monitoring, stored, wanted })));
  }
  const dashboards = `${origins.dashboards}/projects/${project}/dashboards`;
  const dashboard = read('dashboard.json');
  const stored = (await listOf((address) => send('GET', address), dashboards, 'dashboards')).find(
    ({ displayName }) => displayName === dashboard.displayName,
  );
  said.push(
    ...(await bring(send, { at: dashboards, origin: origins.dashboards, stored, wanted: dashboard })),
  );
  said.push(...(await bringBudget({ project, send, origins, currency })));
  return said;
}

/** The mailbox that alerts go to. */
async function bringChannel({ project, send, origins }, email) {
  const at = `${origins.monitoring}/projects/${project}/notificationChannels`;
  const there = await listOf((address) => send('GET', address), at, 'notificationChannels');
  const known = there.find(({ type, labels }) => type === 'email' && labels?.email_address === email);
  if (known) return known;
  const wanted = { type: 'email', displayName: `Rawi: ${email}`, labels: { email_address: email } };
  return { ...(await send('POST', at, wanted)), isNew: true };
}

/** Makes something, or changes it where it differs from what the file says. */
async function bring(send, { at, origin, stored, wanted }) {
  if (!stored) {
    await send('POST', at, wanted);
    return [`Made: ${wanted.displayName}`];
  }
  if (holds(wanted, stored)) return [];
  const { name, etag } = stored;
  await send('PATCH', `${origin}/${name}`, { ...wanted, name, ...(etag && { etag }) });
  return [`Changed: ${wanted.displayName}`];
}

/** The budget belongs to the billing account, which another person may look after. */
async function bringBudget({ project, send, origins, currency }) {
  try {
    const { billingAccountName, billingEnabled } = await send(
      'GET',
      `${origins.billing}/projects/${project}/billingInfo`,
    );
    if (!billingEnabled) return ['The project has no billing account: there is nothing to bound.'];
    const { projectNumber } = await send('GET', `${origins.projects}/projects/${project}`);
    const at = `${origins.budgets}/${billingAccountName}/budgets`;
    const budget = read('budget.json');
    const displayName = `${budget.displayName}: ${project}`;
    const amount = {
      specifiedAmount: { ...budget.amount.specifiedAmount, ...(currency && { currencyCode: currency }) },
    };
    const budgetFilter = { projects: [`projects/${projectNumber}`] };
    const wanted = { ...budget, displayName, amount, budgetFilter };
    const stored = (await listOf((address) => send('GET', address), at, 'budgets')).find(
      (each) => each.displayName === displayName,
    );
    return await bring(send, { at, origin: origins.budgets, stored, wanted });
  } catch (error) {
    if (error.status !== 403) throw error;
    return [
      'The budget was not set: these credentials may not (role billing.costsManager on the billing account). In the console: Billing, Budgets & alerts.',
    ];
  }
}

/** Whether what is stored is what is wanted. The service adds fields of its own, to lists none. */
function holds(wanted, stored) {
  if (typeof wanted !== 'object' || wanted === null) return wanted === stored;
  if (typeof stored !== 'object' || stored === null) return false;
  if (Array.isArray(wanted) && wanted.length !== stored.length) return false;
  return Object.entries(wanted).every(([key, value]) => holds(value, stored[key]));
}
