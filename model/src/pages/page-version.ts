/** The version of the page documents’ shape. Whoever raises it adds samples (`samples-of-versions/`); pages of others are read as far as possible. */
export const PAGE_VERSION = 3;
