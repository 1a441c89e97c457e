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
import { LoadingBar } from '../ui/loading-bar.tsx';

/** What a route shows on a first visit until its code and its page are there. */

export function HomeFallback() {
  return (
    <>
      <LoadingBar active />
      <HomeSkeleton />
    </>
  );
}

export function ComicFallback() {
  return (
    <>
      <LoadingBar active />
      <ComicSkeleton />
    </>
  );
}

export function ComicsFallback() {
  return (
    <>
      <LoadingBar active />
      <AllComicsSkeleton />
    </>
  );
}

export function PublishersFallback() {
  return (
    <>
      <LoadingBar active />
      <PublishersSkeleton />
    </>
  );
}

export function PublisherFallback() {
  return (
    <>
      <LoadingBar active />
      <PublisherSkeleton />
    </>
  );
}

export function BlogsFallback() {
  return (
    <>
      <LoadingBar active />
      <ArticlesSkeleton />
    </>
  );
}

export function BlogFallback() {
  return (
    <>
      <LoadingBar active />
      <ArticleSkeleton />
    </>
  );
}

export function SearchFallback() {
  return (
    <>
      <LoadingBar active />
      <SearchSkeleton />
    </>
  );
}

export function TranslatorFallback() {
  return (
    <>
      <LoadingBar active />
      <TranslatorSkeleton />
    </>
  );
}

export function ReaderFallback() {
  return (
    <>
      <LoadingBar active />
      <ReaderSkeleton />
    </>
  );
}

export function LegalFallback() {
  return (
    <>
      <LoadingBar active />
      <LegalSkeleton />
    </>
  );
}

/** A form of two fields: what most of these pages ask for. */
export function FormFallback() {
  return (
    <>
      <LoadingBar active />
      <FormSkeleton fields={2} />
    </>
  );
}

/** For addresses that show nothing of their own: a redirect, a page that does not exist. */
export function PlainFallback() {
  return <LoadingBar active />;
}
