import { CONTACT_ADDRESS } from './local-config.mjs';
import { sentenceOf } from './project-errors.mjs';
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
  let password = user === '' ? '' : env.SMTP_PASSWORD;
  try {
    password ??= await passwordOf(api(), project);
  } catch (error) {
    return unread(error, project);
  }
  if (password === undefined)
    return {
      problem: `${project} has no secret SMTP_PASSWORD.`,
      remedy: `npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}`,
    };
  return { settings: { site, contact: contactAddress, smtp: { host, port, user, password, from } } };
}

/** Why the password was not read; a fault of ours is thrown on. */
function unread(error, project) {
  const told = sentenceOf(error, { project, isReal: true });
  if (told) return told;
  if (error.status === undefined) throw error;
  return {
    problem: `The secret SMTP_PASSWORD of ${project} cannot be read: ${error.said ?? error.message}`,
    remedy: `Let an owner give you roles/secretmanager.secretAccessor, or say it yourself: SMTP_PASSWORD=… npm run mail -- --to <address> --project ${project}`,
  };
}

async function passwordOf(api, project) {
  const version = `projects/${project}/secrets/SMTP_PASSWORD/versions/latest:access`;
  const answer = await api.ask('GET', `${api.origins.secrets}/${version}`);
  return answer && Buffer.from(answer.payload.data, 'base64').toString('utf8');
}
