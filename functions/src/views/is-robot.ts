/** How much of a user agent is read: no browser has a longer one. */
const MAX_LENGTH = 512;

/**
 * What programs call themselves, beside the name of a browser. `bot` ends a word, except in Cubot, a maker of
 * telephones.
 */
const ROBOT = new RegExp(
  [
    String.raw`(?<!\bcu)bots?\b`,
    'crawl|spider|slurp|scrap(?:er|y)|archiver|transcoder|feedfetcher|preview|monitor|validator|checker',
    'facebookexternalhit|meta-external|whatsapp|telegram|embedly|mediapartners|google-(?:inspection|read-aloud|extended)',
    'chatgpt|claude-|perplexity|bytespider',
    'headless|phantomjs|puppeteer|playwright|selenium|webdriver|lighthouse|pagespeed|pingdom|uptime',
  ].join('|'),
  'i',
);

/**
 * Whether a request comes from a program that identifies itself, or that sends no name. A short list of our
 * own: a package's is longer and also finds only programs that name themselves. A program that pretends to be
 * a browser is bounded by the limits of its origin.
 */
export function isRobot(userAgent: string | undefined): boolean {
  const name = userAgent?.trim() ?? '';
  // The user agent of every browser that can show the site begins this way; that of libraries and
  // command-line tools does not.
  return !name.startsWith('Mozilla/') || name.length > MAX_LENGTH || ROBOT.test(name);
}
