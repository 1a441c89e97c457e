/**
 * The service account that every function runs as, and whose name stands on every task. README.md lists its roles. It is
 * named in full, because the schedules of a deploy take the name as it is.
 */
export const SERVICE_ACCOUNT = `rawi-functions@${process.env['GCLOUD_PROJECT']}.iam.gserviceaccount.com`;
