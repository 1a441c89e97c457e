import { paths } from '@rawi/model/paths';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { settleFlag } from './comments/settle-flag.ts';
import { firestore } from './data/firestore.ts';
import { countDecisions as countAllDecisions } from './schedules/count-decisions.ts';
import { notifyOverdue } from './schedules/notify-overdue.ts';
import { recordWork as recordAllWork } from './schedules/record-work.ts';
import { services } from './services/backend.ts';
import { authSecrets } from './settings.ts';

export const onWithheldWritten = onDocumentWritten(
  { document: paths.withheldComment('{comicId}', '{commentId}'), retry: true },
  ({ params: { comicId, commentId } }) => settleFlag(firestore(), { comicId, commentId }),
);

export const tellOverdue = onSchedule({ schedule: 'every 24 hours', secrets: authSecrets }, async () => {
  await notifyOverdue(services());
});

export const recordWork = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  await recordAllWork(firestore(), new Date());
});

export const countDecisions = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  await countAllDecisions(firestore(), new Date());
});
