import { isLocale } from '@rawi/model/lists/locales';
import { forgetOldShared, keepShared, SHARED_FILE } from '../../domains/uploads/shared-files.ts';

/** A file that is shared to the installed app: the system posts it as a form to an address of ours, which nobody but the worker reads. */

/** Whether a request posts a shared file (`share_target` of the manifest). */
export function isShare({ method }: Pick<Request, 'method'>, { pathname }: URL): boolean {
  const [, locale, page, ...rest] = pathname.split('/');
  return method === 'POST' && isLocale(locale) && page === SHARED_FILE && rest.join('') === '';
}

/**
 * Keeps the files of the form and answers with the page about them, which is another request: loading it again posts nothing. It starts no
 * upload: another site can post such a form, too, so somebody says first that it is theirs.
 */
export async function answerShare(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const files = [...form.values()].filter((value) => value instanceof File);
    await keepShared(files.filter(({ name }) => name !== ''));
  } catch (error) {
    // The page then asks to choose the file there.
    console.warn('A shared file was not kept.', error);
  }
  const { origin, pathname } = new URL(request.url);
  return Response.redirect(origin + pathname, 303);
}

/** Wipes what has been kept for longer than a day, whenever the worker starts; no earlier one is left behind by a page that never came. */
export async function wipeOldShared(): Promise<void> {
  try {
    await forgetOldShared();
  } catch (error) {
    // The next start tries again.
    console.warn('What was shared long ago is still here.', error);
  }
}
