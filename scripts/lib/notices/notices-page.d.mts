import type { Notice } from './notices.mjs';

export const NOTICES_FILE: string;

export function noticesPage(notices: readonly Notice[]): string;
