/**
 * The styles of the skeletons, which are in every document (`first-paint.ts` fails the build when one is
 * missing). When two style one element, the later one wins.
 */
import '../core/ui/skeletons.module.css';
import '../visitor/blog/article.module.css';
import '../visitor/blog/article-body.module.css';
import '../core/ui/list-page.module.css';
import '../visitor/blog/article-card.module.css';
import '../visitor/blog/blog-page.module.css';
import '../core/ui/row.module.css';
import '../visitor/comic/chapter-item.module.css';
import '../visitor/comic/chapter-list.module.css';
import '../visitor/comic/comic-header.module.css';
import '../visitor/comic/comic-page.module.css';
import '../core/ui/section.module.css';
import '../core/ui/shelf.module.css';
import '../visitor/home/home-skeleton.module.css';
import '../visitor/home/continue-reading/continue-reading.module.css';
import '../visitor/home/splash.module.css';
import '../visitor/home/splash-box.module.css';
import '../core/ui/page-frame.module.css';
import '../visitor/publishers/publishers-page.module.css';
import '../reader/reader-skeleton.module.css';
import '../core/ui/hidden.module.css';
import '../visitor/search/found-comics.module.css';
import '../visitor/search/search-page.module.css';
import '../visitor/translator/translator-facts.module.css';
import '../visitor/translator/translator-page.module.css';
import '../visitor/translator/works.module.css';
import '../visitor/updates/updates-skeleton.module.css';
import '../member/account/account-area.module.css';
