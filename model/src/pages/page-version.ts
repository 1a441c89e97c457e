/** The version of the page documents' shape; a client that reads another one asks for a reload. */
export const PAGE_VERSION = 3;
