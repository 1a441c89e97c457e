import type { ReactNode } from 'react';
import { FormSkeleton } from '../core/ui/form-skeleton.tsx';
import { AccountSkeleton } from '../member/account/account-skeleton.tsx';
import { ReaderSkeleton } from '../reader/reader-skeleton.tsx';
import { ArticleSkeleton } from '../visitor/blog/article-skeleton.tsx';
import { ArticlesSkeleton } from '../visitor/blog/articles-skeleton.tsx';
import { ComicSkeleton } from '../visitor/comic/comic-skeleton.tsx';
import { AllComicsSkeleton } from '../visitor/home/all-comics-skeleton.tsx';
import { HomeSkeleton } from '../visitor/home/home-skeleton.tsx';
import { LegalSkeleton } from '../visitor/legal/legal-skeleton.tsx';
import { PublisherSkeleton } from '../visitor/publishers/publisher-skeleton.tsx';
import { PublishersSkeleton } from '../visitor/publishers/publishers-skeleton.tsx';
import { SearchSkeleton } from '../visitor/search/search-skeleton.tsx';
import { TranslatorSkeleton } from '../visitor/translator/translator-skeleton.tsx';
import { UpdatesSkeleton } from '../visitor/updates/updates-skeleton.tsx';

const legal = <LegalSkeleton />;
const account = <AccountSkeleton />;
/** A form of two fields, which most of these pages have. */
const form = <FormSkeleton fields={2} />;

/**
 * What each kind of page shows until its content is there, by the first segment of its address; any other
 * page shows nothing. Only the build draws them (`first-paint.tsx`); their styles are in
 * `skeleton-styles.ts`.
 */
export const SKELETONS: Readonly<Record<string, ReactNode>> = {
  '/': <HomeSkeleton />,
  '/comic': <ComicSkeleton />,
  '/chapter': <ReaderSkeleton />,
  '/comics': <AllComicsSkeleton />,
  '/list': <AllComicsSkeleton />,
  '/reader': <TranslatorSkeleton />,
  '/updates': <UpdatesSkeleton />,
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
  '/transparency': legal,
  '/developers': legal,
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
