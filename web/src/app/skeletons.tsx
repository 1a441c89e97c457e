import type { ReactNode } from 'react';
import { AccountSkeleton } from '../features/account/account-skeleton.tsx';
import { ArticleSkeleton } from '../features/blog/article-skeleton.tsx';
import { ArticlesSkeleton } from '../features/blog/articles-skeleton.tsx';
import { ComicSkeleton } from '../features/comic/comic-skeleton.tsx';
import { AllComicsSkeleton } from '../features/home/all-comics-skeleton.tsx';
import { HomeSkeleton } from '../features/home/home-skeleton.tsx';
import { LegalSkeleton } from '../features/legal/legal-skeleton.tsx';
import { PublisherSkeleton } from '../features/publishers/publisher-skeleton.tsx';
import { PublishersSkeleton } from '../features/publishers/publishers-skeleton.tsx';
import { ReaderSkeleton } from '../features/reader/reader-skeleton.tsx';
import { SearchSkeleton } from '../features/search/search-skeleton.tsx';
import { TranslatorSkeleton } from '../features/translator/translator-skeleton.tsx';
import { FormSkeleton } from '../ui/form-skeleton.tsx';

const legal = <LegalSkeleton />;
const account = <AccountSkeleton />;
/** A form of two fields: what most of these pages ask for. */
const form = <FormSkeleton fields={2} />;

/**
 * What each kind of page shows until its content is there, by the first segment of its address; any other page shows
 * nothing. Only the build draws them (`first-paint.tsx`): their styles stand in `skeleton-styles.ts`.
 */
export const SKELETONS: Readonly<Record<string, ReactNode>> = {
  '/': <HomeSkeleton />,
  '/comic': <ComicSkeleton />,
  '/chapter': <ReaderSkeleton />,
  '/comics': <AllComicsSkeleton />,
  '/publishers': <PublishersSkeleton />,
  '/publisher': <PublisherSkeleton />,
  '/blogs': <ArticlesSkeleton />,
  '/blog': <ArticleSkeleton />,
  '/search': <SearchSkeleton />,
  '/translator': <TranslatorSkeleton />,
  '/translatorDetails': legal,
  '/reject': legal,
  '/contact-us': legal,
  '/copyright': legal,
  '/DMCA': legal,
  '/terms': legal,
  '/privacy': legal,
  '/account': account,
  '/history': account,
  '/savedItems': account,
  '/following': account,
  '/settings': account,
  '/comments': account,
  '/mywork': account,
  '/translatorAccount': account,
  '/login': form,
  '/resetpassword': form,
  '/resetcode': form,
  '/newpassword': form,
  '/auth': form,
  '/unsubscribe': form,
  '/signup': form,
  '/think': form,
};
