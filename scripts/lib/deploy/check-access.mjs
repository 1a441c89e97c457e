import {
  ACCOUNT_ROLES,
  accountOf,
  BUILDER_ROLE,
  builderOf,
  ROLE_ON_ITSELF,
  SECRETS,
  STORAGE_AGENT_ROLE,
  storageAgentOf,
} from './needs.mjs';

/** Whether the account that the functions run as is there, and every account has its roles. */
export async function accountLacks({ api, project, number }) {
  const account = accountOf(project);
  const policy = await api.ask('POST', `${api.origins.projects}/projects/${project}:getIamPolicy`, {});
  const lacks = [
    ...rolesMissing(policy, builderOf(number), [BUILDER_ROLE]).map((role) => ({
      problem: `The account that builds functions has no ${role}.`,
      remedy: grant(project, builderOf(number), role),
    })),
    ...rolesMissing(policy, storageAgentOf(number), [STORAGE_AGENT_ROLE]).map((role) => ({
      problem: 'Storage’s rules may not read Firestore, by which they know ended sessions.',
      remedy: grant(project, storageAgentOf(number), role),
    })),
  ];
  const path = `${api.origins.accounts}/projects/${project}/serviceAccounts/${account}`;
  if (!(await api.ask('GET', path)))
    return [
      {
        problem: `There is no account ${account}, which the functions run as.`,
        remedy: [
          `gcloud iam service-accounts create rawi-functions --project ${project}`,
          ...ACCOUNT_ROLES.map((role) => grant(project, account, role)),
          grantOnItself(project, account),
        ].join('\n'),
      },
      ...lacks,
    ];
  const missing = rolesMissing(policy, account, ACCOUNT_ROLES);
  if (missing.length > 0)
    lacks.unshift({
      problem: `The account of the functions has no ${missing.join(', ')}.`,
      remedy: missing.map((role) => grant(project, account, role)).join('\n'),
    });
  const onItself = await api.ask('POST', `${path}:getIamPolicy`, {});
  if (rolesMissing(onItself, account, [ROLE_ON_ITSELF]).length > 0)
    lacks.push({
      problem: 'The account of the functions may not put its own name on tasks.',
      remedy: grantOnItself(project, account),
    });
  return lacks;
}

/** Those of `roles` that a policy does not give an account. */
function rolesMissing(policy, account, roles) {
  const held = (policy?.bindings ?? []).filter(
    ({ members = [], condition }) => !condition && members.includes(`serviceAccount:${account}`),
  );
  return roles.filter((wanted) => !held.some(({ role }) => role === wanted));
}

const grant = (project, account, role) =>
  `gcloud projects add-iam-policy-binding ${project} --member serviceAccount:${account} --role ${role} --condition None`;

const grantOnItself = (project, account) =>
  `gcloud iam service-accounts add-iam-policy-binding ${account} --member serviceAccount:${account} --role ${ROLE_ON_ITSELF} --project ${project}`;

/** Whether each secret has a version that can be read; its text is not asked for. */
export async function secretLacks({ api, project, settings: { mail } }) {
  const lacks = [];
  for (const [name, command] of Object.entries(SECRETS)) {
    const path = `projects/${project}/secrets/${name}/versions/latest`;
    const version = await api.ask('GET', `${api.origins.secrets}/${path}`);
    if (version?.state === 'ENABLED') continue;
    const what = version
      ? `The newest version of the secret ${name} is turned off.`
      : `There is no secret ${name}.`;
    const why =
      name === 'SMTP_PASSWORD' && mail.user === ''
        ? ' Where the mail server asks for none, any text will do.'
        : '';
    lacks.push({ problem: `${what}${why}`, remedy: command(project) });
  }
  return lacks;
}

/** Whether anybody is told when the project becomes expensive. */
export async function budgetLacks({ api, project, number }) {
  const { billingAccountName } =
    (await api.ask('GET', `${api.origins.billing}/projects/${project}/billingInfo`)) ?? {};
  if (!billingAccountName) return [];
  const { budgets = [] } =
    (await api.ask('GET', `${api.origins.budgets}/${billingAccountName}/budgets`)) ?? {};
  const isOfProject = ({ budgetFilter: { projects = [] } = {} }) =>
    projects.length === 0 || projects.includes(`projects/${number}`);
  if (budgets.some(isOfProject)) return [];
  const account = billingAccountName.replace('billingAccounts/', '');
  return [
    {
      problem: 'No budget covers the project: nobody is told when it becomes expensive.',
      remedy: `gcloud billing budgets create --billing-account ${account} --display-name Rawi --budget-amount 25 --filter-projects projects/${project} --threshold-rule percent=0.5 --threshold-rule percent=1`,
      isNote: true,
    },
  ];
}
