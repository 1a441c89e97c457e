import { REVIEW_CALLS, type ReviewInput } from '@rawi/model/calls/review-calls';
import {
  TRANSLATOR_CALLS,
  type TranslatorInput,
  type TranslatorResponse,
} from '@rawi/model/calls/translator-calls';
import { incomingFile, paths } from '@rawi/model/paths';
import { type FilePart, fileSchema } from '@rawi/model/truth/file';
import { submissionSchema } from '@rawi/model/truth/submission';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { ref, uploadBytes } from 'firebase/storage';
import { type RunningSite, required } from '../support/running-site.ts';
import type { Client } from './accounts/client.ts';
import { eventually } from './accounts/mailbox.ts';

/** What a signed-in translator does with submissions, as a browser does. */
export function translatorDesk(client: Client, site: RunningSite) {
  async function call<A extends TranslatorInput['action']>(
    request: Extract<TranslatorInput, { action: A }>,
  ): Promise<TranslatorResponse<A>> {
    const data = await areaCall(client, 'translators', request);
    return TRANSLATOR_CALLS[request.action].answer.parse(data) as TranslatorResponse<A>;
  }
  return {
    call,
    async read(id: string) {
      const snapshot = await site.firestore.doc(paths.submission(id)).get();
      return snapshot.exists ? submissionSchema.parse(snapshot.data()) : undefined;
    },
    checked: (fileId: string) =>
      eventually(`check of ${fileId}`, async () => {
        const { progress } = fileSchema.parse((await site.firestore.doc(paths.file(fileId)).get()).data());
        const hasEnded = ['ready', 'drawn', 'refused', 'failed'].includes(progress.state);
        return hasEnded ? progress : undefined;
      }),
    /** Asks for a name and uploads the file under it. */
    async bring(submissionId: string, part: FilePart, bytes: Uint8Array, contentType: string) {
      const name = part === 'cover' ? 'cover.png' : 'one.pdf';
      const { fileId } = await call({
        action: 'grantUpload',
        submissionId,
        part,
        name,
        bytes: bytes.length,
      });
      const { uid } = client.auth.currentUser ?? {};
      if (uid === undefined) throw new Error('Nobody is signed in.');
      const path = incomingFile(uid, submissionId, fileId, part);
      await uploadBytes(ref(client.uploads, path), bytes, { contentType });
      return { fileId, path };
    },
  };
}
export type TranslatorDesk = ReturnType<typeof translatorDesk>;

/** A call of a signed-in reviewer. */
export async function reviewerCall(client: Client, request: ReviewInput): Promise<void> {
  REVIEW_CALLS[request.action].answer.parse(await areaCall(client, 'review', request));
}

/** A call of the translators' area by whoever is signed in, as it is answered. */
export const translatorCall = (client: Client, request: TranslatorInput): Promise<unknown> =>
  areaCall(client, 'translators', request);

async function areaCall(client: Client, area: string, request: object): Promise<unknown> {
  const functions = getFunctions(client.auth.app);
  const callable = httpsCallableFromURL(functions, `${required('RAWI_SITE')}/api/${area}`);
  return (await callable(request)).data;
}
