import { paths } from '@rawi/model/paths';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { firestore } from './data/firestore.ts';
import { rebuildMarkedPage } from './triggers/on-dirty-written.ts';

setGlobalOptions({ region: 'europe-west1', maxInstances: 20, memory: '256MiB', timeoutSeconds: 60 });

export const onDirtyWritten = onDocumentWritten({ document: paths.dirty('{pageId}'), retry: true }, (event) =>
  rebuildMarkedPage(firestore(), event.params.pageId),
);
