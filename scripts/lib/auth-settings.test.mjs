import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { AUTH_SETTINGS, differences, lacking, updateOf } from './auth-settings.mjs';

/** A configuration as it should be, as the service answers it: without what is off, and with fields of its own. */
const GOOD = {
  name: 'projects/p/config',
  subtype: 'IDENTITY_PLATFORM',
  signIn: { email: { enabled: true, passwordRequired: true }, hashConfig: { algorithm: 'SCRYPT' } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  client: { apiKey: 'key', permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      {
        schemaVersion: 3,
        ...AUTH_SETTINGS['passwordPolicyConfig.passwordPolicyVersions'][0],
      },
    ],
  },
  blockingFunctions: { triggers: { beforeCreate: { functionUri: 'https://before.a.run.app' } } },
};

describe('the settings of Authentication', () => {
  it('are found where they are, whatever else is set', () => {
    expect(differences(GOOD)).toEqual([]);
    expect(lacking(GOOD)).toEqual([]);
  });

  it.each([
    [{ emailPrivacyConfig: {} }, 'emailPrivacyConfig.enableImprovedEmailPrivacy'],
    [{ client: { permissions: { disabledUserDeletion: true } } }, 'client.permissions.disabledUserSignup'],
    [{ client: { permissions: { disabledUserSignup: true } } }, 'client.permissions.disabledUserDeletion'],
    [{ signIn: { ...GOOD.signIn, anonymous: { enabled: true } } }, 'signIn.anonymous.enabled'],
    [{ signIn: { ...GOOD.signIn, phoneNumber: { enabled: true } } }, 'signIn.phoneNumber.enabled'],
    [{ signIn: { email: { enabled: true } } }, 'signIn.email.passwordRequired'],
    [{ mfa: { state: 'ENABLED' } }, 'mfa.state'],
    [
      { passwordPolicyConfig: { ...GOOD.passwordPolicyConfig, passwordPolicyEnforcementState: 'OFF' } },
      'passwordPolicyConfig.passwordPolicyEnforcementState',
    ],
    [
      {
        passwordPolicyConfig: {
          ...GOOD.passwordPolicyConfig,
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6 } }],
        },
      },
      'passwordPolicyConfig.passwordPolicyVersions',
    ],
  ])('that are otherwise are named: %o', (change, path) => {
    expect(differences({ ...GOOD, ...change })).toMatchObject([{ path, wanted: AUTH_SETTINGS[path] }]);
  });

  it('are sent alone, with the mask that names them', () => {
    const changed = { ...GOOD, emailPrivacyConfig: {}, client: {} };
    expect(updateOf(differences(changed))).toEqual({
      updateMask:
        'emailPrivacyConfig.enableImprovedEmailPrivacy,client.permissions.disabledUserSignup,client.permissions.disabledUserDeletion',
      body: {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
        client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      },
    });
  });

  it('that no request sets are named with what to do', () => {
    expect(
      lacking({ ...GOOD, subtype: 'FIREBASE_AUTH', blockingFunctions: {} }).map(({ problem }) => problem),
    ).toEqual([
      'Authentication is not upgraded to Identity Platform.',
      'No blocking function is registered for beforeCreate.',
    ]);
  });

  // The Firebase CLI brings the service's own description along, for its emulator.
  it('have names that the service knows, and values of its types', () => {
    const { default: spec } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/apiSpec.js');
    const schemas = spec.components.schemas;
    const resolve = (schema) => (schema?.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema);
    const check = (schema, value, path) => {
      const { type, properties, items, enum: values } = resolve(schema) ?? {};
      expect([path, type]).toEqual([path, expect.any(String)]);
      if (values) expect(values).toContain(value);
      else if (Array.isArray(value)) value.forEach((item) => check(items, item, path));
      else if (type === 'object') {
        for (const [key, part] of Object.entries(value)) check(properties[key], part, `${path}.${key}`);
      } else expect([path, typeof value]).toEqual([path, type === 'integer' ? 'number' : type]);
    };
    const config = { $ref: '#/components/schemas/GoogleCloudIdentitytoolkitAdminV2Config' };
    const everything = Object.entries(AUTH_SETTINGS).map(([path, wanted]) => ({ path, wanted }));
    check(config, updateOf(everything).body, 'config');
  });
});
