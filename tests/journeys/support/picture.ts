const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"><rect width="300" height="500" fill="#0a7347"/><circle cx="150" cy="200" r="90" fill="#e9bd36"/></svg>`;

/** A tall picture, so that there is something to choose when it is cropped. */
export const PICTURE = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) };
