import { expect, it } from 'vitest';
import { differences, updateOf } from '../../scripts/lib/auth-settings.mjs';
import { required } from '../support/running-site.ts';

const address = `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v2/projects/${required('GCLOUD_PROJECT')}/config`;

async function ask(method: 'GET' | 'PATCH', updateMask = '', body?: object): Promise<unknown> {
  const response = await fetch(`${address}?updateMask=${encodeURIComponent(updateMask)}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  expect([response.status, answer]).toEqual([200, expect.anything()]);
  return answer;
}

it('the change that `npm run settings` sends is accepted by the service, and afterwards nothing differs', async () => {
  const wrong = differences(await ask('GET'));
  try {
    if (wrong.length > 0) {
      const { updateMask, body } = updateOf(wrong);
      await ask('PATCH', updateMask, body);
    }
    expect(differences(await ask('GET'))).toEqual([]);
  } finally {
    // Restores the settings for the suites after this one, as far as the emulator obeys them.
    const privacy = wrong.find(({ path }) => path === 'emailPrivacyConfig.enableImprovedEmailPrivacy');
    if (privacy) {
      const enableImprovedEmailPrivacy = privacy.present === true;
      await ask('PATCH', privacy.path, { emailPrivacyConfig: { enableImprovedEmailPrivacy } });
    }
  }
});
