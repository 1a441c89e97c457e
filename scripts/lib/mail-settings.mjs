import { CONTACT_ADDRESS } from './local-config.mjs';
import { readProjectFile } from './project-file.mjs';
import { googleApi } from './project-settings.mjs';

/** What sends mail as the running local suite does: into its inbox. */
export function localMail({ RAWI_SMTP, RAWI_SITE }) {
  const [host, port] = RAWI_SMTP.split(':');
  const smtp = { host, port: Number(port), user: '', password: '', from: 'no-reply@rawi.test' };
  return { site: RAWI_SITE, contact: CONTACT_ADDRESS, smtp };
}

/** What sends mail as a real project does, as `{ settings }`, or `{ problem, remedy }`. */
export async function projectMail(
  project,
  { folder, env = process.env, api = () => googleApi({ project }) } = {},
) {
  const read = readProjectFile(project, folder);
  if (read.problem) return read;
  const { site, contactAddress, mail } = read.settings;
  const { host, port, user, from } = mail;
  const password = user === '' ? '' : (env.SMTP_PASSWORD ?? (await passwordOf(api(), project)));
  if (password === undefined)
    return {
      problem: `${project} has no secret SMTP_PASSWORD.`,
      remedy: `npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}`,
    };
  return { settings: { site, contact: contactAddress, smtp: { host, port, user, password, from } } };
}

async function passwordOf(api, project) {
  const version = `projects/${project}/secrets/SMTP_PASSWORD/versions/latest:access`;
  const answer = await api.ask('GET', `${api.origins.secrets}/${version}`);
  return answer && Buffer.from(answer.payload.data, 'base64').toString('utf8');
}
