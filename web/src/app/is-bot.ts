/** Crawlers that name themselves; they are not shown the error page (specification, section 8). */
const BOT = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|lighthouse/i;

export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
