/**
 * The styles of the skeletons, which stand in every document (`first-paint.ts` says at the build when one is missing). Where
 * two style one element, the later one wins.
 */
import '../ui/bone.module.css';
import '../features/blog/article.module.css';
import '../features/blog/article-body.module.css';
import '../features/blog/blog-skeleton.module.css';
import '../ui/list-page.module.css';
import '../features/blog/article-card.module.css';
import '../features/blog/articles.module.css';
import '../features/blog/blog-page.module.css';
import '../ui/row.module.css';
import '../features/comic/chapter-item.module.css';
import '../features/comic/chapter-list.module.css';
import '../features/comic/comic-header.module.css';
import '../features/comic/comic-page.module.css';
import '../features/comic/comic-skeleton.module.css';
import '../features/comic/similar-comics.module.css';
import '../ui/card-bones.module.css';
import '../ui/section.module.css';
import '../ui/shelf.module.css';
import '../features/home/home-skeleton.module.css';
import '../features/home/latest.module.css';
import '../features/home/ribbon/ribbon.module.css';
import '../features/home/splash.module.css';
import '../features/legal/legal-page.module.css';
import '../features/publishers/publishers-skeleton.module.css';
import '../features/publishers/publishers-page.module.css';
import '../features/reader/reader-skeleton.module.css';
import '../ui/hidden.module.css';
import '../features/search/found-comics.module.css';
import '../features/search/search-page.module.css';
import '../features/translator/translator-facts.module.css';
import '../features/translator/translator-header.module.css';
import '../features/translator/translator-page.module.css';
import '../features/translator/translator-skeleton.module.css';
import '../features/translator/works.module.css';
import '../ui/form-skeleton.module.css';
import '../features/account/account-area.module.css';
