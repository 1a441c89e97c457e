import { contactAddress } from '../firebase/env.ts';
import { isolated } from '../i18n/isolated.ts';

/** What the sentence about a refused check names: the host that has to be reached, and where to write instead. */
export const appCheckWords = () => ({
  host: isolated('www.google.com'),
  address: isolated(contactAddress()),
});
