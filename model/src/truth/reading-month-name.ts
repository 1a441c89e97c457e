/** A month as its document is named: `2026-11`. Nothing here needs the schema library. */
export const READING_MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
