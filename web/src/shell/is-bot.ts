/** Crawlers that name themselves; they are not shown the error page (specification, section 8). */
const BOT =
  /(?:^|[^a-z]|[a-z](?<!cu))bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegrambot|lighthouse/i;

export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
