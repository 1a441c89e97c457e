/**
 * How Firebase Authentication has to be set in a real project, as paths of the Identity Toolkit's project configuration.
 * Accounts are made, changed and deleted by our calls; the web key opens no other way.
 */
export const AUTH_SETTINGS = {
  // Whether an address has an account is answered the same way for every address.
  'emailPrivacyConfig.enableImprovedEmailPrivacy': true,
  'client.permissions.disabledUserSignup': true,
  'client.permissions.disabledUserDeletion': true,
  // As near to the rule of `model/src/validation` as the service goes.
  'passwordPolicyConfig.passwordPolicyEnforcementState': 'ENFORCE',
  'passwordPolicyConfig.forceUpgradeOnSignin': false,
  'passwordPolicyConfig.passwordPolicyVersions': [
    {
      customStrengthOptions: {
        minPasswordLength: 8,
        maxPasswordLength: 16,
        containsLowercaseCharacter: true,
        containsUppercaseCharacter: true,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
    },
  ],
  'signIn.email.enabled': true,
  'signIn.email.passwordRequired': true,
  'signIn.allowDuplicateEmails': false,
  'signIn.anonymous.enabled': false,
  'signIn.phoneNumber.enabled': false,
  'multiTenant.allowTenants': false,
  'mfa.state': 'DISABLED',
};

/** Blocking functions that a deploy of the functions registers. */
const BLOCKING = ['beforeCreate'];

/** The service leaves out what is off. */
const OFF = [false, 'DISABLED'];

/** The settings of a configuration that are wrong, as `{ path, wanted, present }`. */
export function differences(config) {
  return Object.entries(AUTH_SETTINGS)
    .map(([path, wanted]) => ({ path, wanted, present: valueAt(config, path) }))
    .filter(
      ({ wanted, present }) => !(present === undefined ? OFF.includes(wanted) : holds(wanted, present)),
    );
}

/** The request that makes a configuration as it should be: only what differs is sent, and named. */
export function updateOf(changes) {
  const body = {};
  for (const { path, wanted } of changes) {
    const keys = path.split('.');
    const last = keys.pop();
    let target = body;
    for (const key of keys) target = target[key] ??= {};
    target[last] = wanted;
  }
  return { updateMask: changes.map(({ path }) => path).join(','), body };
}

/** Wrong settings that no request of ours can change, as `{ problem, remedy }`. */
export function lacking(config) {
  const found = [];
  if (config.subtype !== 'IDENTITY_PLATFORM') {
    found.push({
      problem: 'Authentication is not upgraded to Identity Platform.',
      remedy: 'Firebase console, Authentication, Settings: upgrade.',
    });
  }
  for (const event of BLOCKING) {
    if (config.blockingFunctions?.triggers?.[event]?.functionUri) continue;
    found.push({
      problem: `No blocking function is registered for ${event}.`,
      remedy: 'npm run deploy -- --project <id> --only functions',
    });
  }
  return found;
}

const valueAt = (config, path) => path.split('.').reduce((value, key) => value?.[key], config);

/** Whether `present` is `wanted`. Objects may have more, such as what the service itself writes into them. */
function holds(wanted, present) {
  if (typeof wanted !== 'object') return wanted === present;
  if (typeof present !== 'object' || present === null) return false;
  if (Array.isArray(wanted) && wanted.length !== present.length) return false;
  return Object.entries(wanted).every(([key, value]) => holds(value, present[key]));
}
