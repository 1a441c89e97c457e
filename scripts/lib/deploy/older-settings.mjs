import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { functionParameters, readSiteSettings } from '../deploy-settings.mjs';
import { projectFile } from '../project-file.mjs';
import { root } from '../root.mjs';

/**
 * Writes the settings file of a project from the two files in which the settings were before (`web/.env.production.local` and
 * `functions/.env.<project>`). Returns whether it did: not where there is a file already, or none of the older ones for this project.
 */
export async function takeOverSettings(project, folder = root) {
  const file = projectFile(project, folder);
  if (existsSync(file)) return false;
  const { settings: site } = await readSiteSettings(join(folder, 'web'), { project });
  if (!site) return false;
  const values = functionParameters(join(folder, 'functions'), project);
  const { apiKey, appId, authDomain, storageBucket, uploadsBucket, contactAddress, appCheckSiteKey } = site;
  const taken = {
    site: values.SITE_URL?.replace(/\/$/, ''),
    contactAddress,
    buckets: { published: storageBucket, uploads: uploadsBucket },
    mail: {
      host: values.SMTP_HOST,
      ...(values.SMTP_PORT && { port: Number(values.SMTP_PORT) }),
      ...(values.SMTP_USER && { user: values.SMTP_USER }),
      from: values.MAIL_FROM,
    },
    web: { apiKey, ...(appId && { appId }), ...(authDomain && { authDomain }) },
    ...(appCheckSiteKey && {
      appCheck: { siteKey: appCheckSiteKey, enforced: values.APP_CHECK === 'on' },
    }),
    ...(values.TRUSTED_HOPS && { trustedHops: Number(values.TRUSTED_HOPS) }),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(taken, null, 2)}\n`);
  return true;
}
