/** The longest name that is looked at: no browser has a longer one. */
const LENGTH = 512;

/** What programs call themselves, beside the name of a browser. `bot` ends a word, but that of Cubot, who makes telephones. */
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
 * Whether a request comes from a program that says so, or that says nothing. A short list of our own: a package's is longer
 * and knows, as this one, only who names itself. Who pretends to be a browser is held by what an origin may do.
 */
export function isRobot(userAgent: string | undefined): boolean {
  const name = userAgent?.trim() ?? '';
  // Every browser that can show the site begins its name so; libraries and tools of the command line do not.
  return !name.startsWith('Mozilla/') || name.length > LENGTH || ROBOT.test(name);
}
