/**
 * The service account that every function runs as and that every task names. README.md lists its roles. The
 * name is written out in full, because the schedules of a deploy take it literally.
 */
export const SERVICE_ACCOUNT = `rawi-functions@${process.env['GCLOUD_PROJECT']}.iam.gserviceaccount.com`;
