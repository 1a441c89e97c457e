import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { LegalPage } from './legal-page.tsx';

const settings = {
  projectId: 'p',
  apiKey: 'k',
  storageBucket: 'b',
  uploadsBucket: 'u',
  contactAddress: 'help@rawi.test',
};
beforeAll(() => speak('legal'));
afterEach(cleanup);

it.each(['en', 'ar'] as const)(
  'reCAPTCHA is named where the site has a key for it alone, in %s',
  (locale) => {
    const open = (given: object) => {
      setFirebaseSettings(JSON.stringify(given));
      show(<LegalPage page="privacy" />, `/${locale}/privacy`);
      return screen.queryByRole('heading', { name: wordsOf('legal')('privacy.check.title', {}, locale) });
    };
    expect(open(settings)).toBeNull();
    expect(document.body.textContent).not.toContain('reCAPTCHA');
    cleanup();
    expect(open({ ...settings, appCheckSiteKey: 'key' })).not.toBeNull();
    expect(document.body.textContent).toContain('reCAPTCHA');
  },
);
