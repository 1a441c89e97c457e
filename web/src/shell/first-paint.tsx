import { LOCALES, type Locale, otherLocales } from '@rawi/model/lists/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { i18n, loadWords, startI18n } from '../core/i18n/i18n.ts';
import { pathsOf } from './guards/guarded.tsx';
import { Painting } from './painted-fallback.tsx';
import { Providers } from './providers.tsx';
import { pages, routes } from './router.tsx';
import { SKELETONS } from './skeletons.tsx';

/**
 * What a page shows before any script runs. The build draws it with the components that the app draws first
 * (a route's layout with its fallback inside) and puts it into `app.html`. Runs in Node only.
 */

/** One drawing, and the kinds of pages that it is for: `/`, `/comic`, …, and `*` for any other address. */
export interface FirstPaint {
  readonly locale: Locale;
  readonly kinds: readonly string[];
  readonly title: string;
  readonly html: string;
}

/** Stands for whatever an address names. */
const ANY = '~';

export async function firstPaints(): Promise<readonly FirstPaint[]> {
  const [first] = LOCALES;
  await startI18n(first);
  const kinds = [...new Set(pathsOf(pages).map(kindOf)), '*'];
  const paints: FirstPaint[] = [];
  for (const locale of LOCALES) {
    await loadWords(locale, 'shell');
    const drawn = new Map<string, string[]>();
    for (const kind of kinds) {
      const html = draw(locale, kind);
      drawn.set(html, [...(drawn.get(html) ?? []), kind]);
    }
    const title = i18n.getFixedT(locale, 'shell')('name');
    paints.push(...Array.from(drawn, ([html, of]) => ({ locale, kinds: of, title, html })));
  }
  return paints;
}

/** The theme's variables, as Mantine writes them; they are in the document before React is. */
export function themeStyles(): string {
  const html = renderToStaticMarkup(
    <Providers locale={LOCALES[0]} isStyled={false}>
      {null}
    </Providers>,
  );
  return Array.from(html.matchAll(/<style[^>]*>([^<]*)<\/style>/g), ([, css = '']) => css).join('\n');
}

/** `/comic` of `/comic/:comic`: the first segment tells the kind of page. */
const kindOf = (path: string) => `/${path.split('/')[1]}`;

function draw(locale: Locale, kind: string): string {
  const path = (pathsOf(pages).find((known) => kindOf(known) === kind) ?? `/${ANY}`).replaceAll(/:\w+/g, ANY);
  const address = (of: Locale) => `/${of}${path === '/' ? '' : path}`;
  const router = createMemoryRouter(still(routes, kind), { initialEntries: [address(locale)] });
  const html = renderToStaticMarkup(
    <Providers locale={locale} isStyled>
      <RouterProvider router={router} />
    </Providers>,
  );
  router.dispose();
  // The page's own address is that of the visit: boot.js puts it into the links that repeat it.
  return otherLocales(locale)
    .reduce((text, other) => text.replaceAll(`href="${address(other)}"`, `href="/${other}"`), html)
    .replaceAll(`next=${encodeURIComponent(address(locale))}"`, 'next="');
}

/**
 * The same routes with loaders that never resolve: a router over them shows what it shows first, which is the
 * skeleton of this kind of page.
 */
function still(all: readonly RouteObject[], kind: string): RouteObject[] {
  const HydrateFallback = () => <Painting>{SKELETONS[kind]}</Painting>;
  return all.map(({ lazy, loader, children, ...route }) => {
    const waits = lazy !== undefined || loader !== undefined;
    const rest = {
      ...route,
      ...(waits && { loader: () => new Promise<null>(() => {}), HydrateFallback }),
    };
    return children ? { ...rest, index: false, children: still(children, kind) } : { element: null, ...rest };
  });
}
