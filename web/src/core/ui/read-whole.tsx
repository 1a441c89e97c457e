/**
 * Where what a served page paints as a whole has been read (`fill-shell.ts`): behind the site's header, and behind what a page
 * opens with if the places in that depend on all of it.
 */
export function ReadWhole({ of }: { readonly of: 'header' | 'opening' }) {
  return import.meta.env.SSR ? <i id={`read-${of}`} hidden /> : null;
}
