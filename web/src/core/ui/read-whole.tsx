/**
 * Marks the point up to which a served page is parsed before it is painted (`fill-shell.ts`): behind the
 * site's header, or behind the page's opening if the positions in that depend on all of it.
 */
export function ReadWhole({ of }: { readonly of: 'header' | 'opening' }) {
  return import.meta.env.SSR ? <i id={`read-${of}`} hidden /> : null;
}
