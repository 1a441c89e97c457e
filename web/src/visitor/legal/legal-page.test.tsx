import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

describe('the page about notices', () => {
  it.each(['en', 'ar'])('links to the form for a notice, in %s', async (locale) => {
    await openSite(`/${locale}/DMCA`);
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector(`main a[href="/${locale}/contact-us?form=notice"]`)).not.toBeNull();
  });
});
