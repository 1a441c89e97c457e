/** The codes of Firestore and those of Storage and Auth that say that a project is not open to us, and why. */
const REASONS = {
  5: 'missing',
  404: 'missing',
  7: 'rights',
  403: 'rights',
  'auth/insufficient-permission': 'rights',
  16: 'login',
  401: 'login',
  'app/invalid-credential': 'login',
  'auth/invalid-credential': 'login',
  14: 'network',
  'app/network-error': 'network',
  ENOTFOUND: 'network',
  EAI_AGAIN: 'network',
  ECONNREFUSED: 'network',
  ECONNRESET: 'network',
  EPIPE: 'network',
  ETIMEDOUT: 'network',
  ERR_STREAM_PREMATURE_CLOSE: 'network',
  UND_ERR_SOCKET: 'network',
  UND_ERR_CONNECT_TIMEOUT: 'network',
  502: 'network',
  503: 'network',
  504: 'network',
};

const LOGIN = 'gcloud auth application-default login';

/**
 * What an error of Google's services means for whoever has started a command, as `{ problem, remedy }`; undefined for any other
 * error, which is a fault of ours.
 */
export function sentenceOf(error, { project, isReal }) {
  const reason = /default credentials|invalid_grant|invalid_rapt/i.test(error?.message ?? '')
    ? 'login'
    : (REASONS[error?.code] ?? REASONS[error?.cause?.code]);
  if (reason === undefined) return undefined;
  // Node's `fetch` says only “fetch failed”; what failed is its cause.
  const message = error.cause?.code ? error.cause.message : error.message;
  if (!isReal) {
    const what = reason === 'network' ? 'did not answer' : 'refused';
    return { problem: `The local site ${what}: ${message}`, remedy: 'Is `npm start` still running?' };
  }
  switch (reason) {
    case 'missing':
      return {
        problem: `There is no project ${project}, or it has no Firestore: ${message}`,
        remedy: 'Check the project’s name.',
      };
    case 'rights':
      return {
        problem: `Your account may not do this in ${project}: ${message}`,
        remedy: `Use an account that owns the project: ${LOGIN}`,
      };
    case 'login':
      return { problem: `Google does not know who you are.`, remedy: LOGIN };
    default:
      return {
        problem: `${project} cannot be reached: ${message}`,
        remedy: 'Check the network, then run the command again.',
      };
  }
}
