/** The contour of figures, relative to a head 220 units high. */
export const INK = { color: '#17141f', width: 4.5 } as const;
