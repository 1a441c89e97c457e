/** What reCAPTCHA Enterprise and App Check load and ask, by the directive that admits it. */
const HOSTS = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** A security policy that admits the hosts of App Check too. */
export function admitAppCheck(policy) {
  return Object.entries(HOSTS).reduce((text, [name, hosts]) => {
    const admitted = text.replace(new RegExp(`(^|; )(${name} [^;]*)`), `$1$2 ${hosts.join(' ')}`);
    return admitted === text ? `${text}; ${name} ${hosts.join(' ')}` : admitted;
  }, policy);
}
