import { createContext } from 'react';

/** Whether pages are drawn as behind their notice: so that a served page has them for who has agreed. */
export const BehindNotice = createContext(false);
