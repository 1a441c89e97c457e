export interface paths {
    "/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comics that were last added or got a chapter */
        get: operations["getLatest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/most-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The most read comics */
        get: operations["getMostRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chapters of the last 30 days */
        get: operations["getUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest part of the list of all comics */
        get: operations["getComics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comics/shelf/{shelf}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An earlier part of the list of all comics */
        get: operations["getComicsShelfByShelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comics/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A comic with its chapters */
        get: operations["getComicsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chapters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A chapter with its pages */
        get: operations["getChaptersById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A translator, and what they have translated */
        get: operations["getTranslatorsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translators/{id}/part/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A further part of what a translator has translated */
        get: operations["getTranslatorsByIdPartByPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The publishers */
        get: operations["getPublishers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A publisher with its comics */
        get: operations["getPublishersById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishers/{id}/shelf/{shelf}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A part of the list of all comics of a publisher */
        get: operations["getPublishersByIdShelfByShelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The articles of the blog */
        get: operations["getArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/part/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A further part of the list of articles */
        get: operations["getArticlesPartByPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An article of the blog; its text stands on its page */
        get: operations["getArticlesBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Texts: {
            en?: string;
            ar?: string;
        };
        Picture: {
            /** @description Of what is for adults there is a picture of its colours alone: show it as it is. */
            blurred: boolean;
            width: number;
            height: number;
            /** @description The average colour, #rrggbb. */
            color: string;
            sources: {
                /**
                 * Format: uri
                 * @description The file, WebP.
                 */
                url: string;
                /** @description Absent where the picture is blurred. */
                width?: number;
            }[];
        };
        Pictures: {
            en?: components["schemas"]["Picture"];
            ar?: components["schemas"]["Picture"];
        };
        Named: {
            id: string;
            name: components["schemas"]["Texts"];
        };
        ChapterLink: {
            id: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            number: number;
            title?: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC.
             */
            publishedAt: string;
            /**
             * @description For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.
             * @enum {string}
             */
            ageRating?: "12" | "16" | "18" | "everyone";
        };
        ComicLink: {
            slug: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            /** @description The name under which it was published first. */
            series: string;
            names: components["schemas"]["Texts"];
            cover?: components["schemas"]["Pictures"];
            /**
             * @description For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.
             * @enum {string}
             */
            ageRating?: "12" | "16" | "18" | "everyone";
        };
        ComicSummary: {
            slug: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            /** @description The name under which it was published first. */
            series: string;
            names: components["schemas"]["Texts"];
            cover?: components["schemas"]["Pictures"];
            /**
             * @description For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.
             * @enum {string}
             */
            ageRating?: "12" | "16" | "18" | "everyone";
            /** @description The newest chapter in each language of the interface. */
            latestChapter: {
                en?: components["schemas"]["ChapterLink"];
                ar?: components["schemas"]["ChapterLink"];
            };
        };
        Comics: {
            comics: components["schemas"]["ComicSummary"][];
            /** @description How many entries are not listed because they are for adults. The site lists them to who has said that they are one. */
            leftOut: number;
            /**
             * Format: uri
             * @description The address of the part of the list before this one.
             */
            older?: string;
            /**
             * Format: uri
             * @description The address of the part of the list after this one.
             */
            newer?: string;
        };
        TranslatorName: {
            id: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            name: string;
        };
        ChapterRow: {
            id: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            number: number;
            title?: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC.
             */
            publishedAt: string;
            /**
             * @description For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.
             * @enum {string}
             */
            ageRating?: "12" | "16" | "18" | "everyone";
            /**
             * @description The language of the chapter, as a BCP 47 tag.
             * @enum {string}
             */
            language: "en" | "ar" | "zh" | "hi" | "it" | "es" | "ru" | "tr" | "fr" | "de";
            translator?: components["schemas"]["TranslatorName"];
            pageCount: number;
            /** @description The ids of the notes that it has beside those of its comic. */
            contentNotes?: string[];
            thumbnail?: components["schemas"]["Picture"];
        };
        Comic: {
            slug: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            /** @description The name under which it was published first. */
            series: string;
            names: components["schemas"]["Texts"];
            cover?: components["schemas"]["Pictures"];
            /**
             * @description For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.
             * @enum {string}
             */
            ageRating?: "12" | "16" | "18" | "everyone";
            otherName?: string;
            description: components["schemas"]["Texts"];
            publisher: components["schemas"]["Named"];
            writer: components["schemas"]["Named"];
            artists: components["schemas"]["Named"][];
            genres: components["schemas"]["Named"][];
            /** @enum {string} */
            status: "ongoing" | "completed";
            contentNotes: components["schemas"]["Named"][];
            /** @description What enough readers propose. */
            tags: components["schemas"]["Named"][];
            views: number;
            chapterCount: number;
            /** @description By language, then by number, then by date; 200 at most. `chapterCount` says how many there are. */
            chapters: components["schemas"]["ChapterRow"][];
        };
        PageImage: {
            width: number;
            height: number;
            /** @description The colour of the edge, #rrggbb. */
            color: string;
            /** @description The same picture in its widths, the widest last. */
            sources: {
                /**
                 * Format: uri
                 * @description The file, WebP.
                 */
                url: string;
                width: number;
            }[];
        };
        Chapter: {
            id: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            number: number;
            title?: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC.
             */
            publishedAt: string;
            /**
             * @description For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.
             * @enum {string}
             */
            ageRating?: "12" | "16" | "18" | "everyone";
            /**
             * @description The language of the chapter, as a BCP 47 tag.
             * @enum {string}
             */
            language: "en" | "ar" | "zh" | "hi" | "it" | "es" | "ru" | "tr" | "fr" | "de";
            translator?: components["schemas"]["TranslatorName"];
            /** @description What the chapter and its comic contain. Say it before you show it. */
            contentNotes: components["schemas"]["Named"][];
            comic: components["schemas"]["ComicLink"];
            /** @enum {string} */
            readingDirection: "ltr" | "rtl" | "vertical";
            pageCount: number;
            /**
             * @description How it may be opened: at once; after the reader was told what it contains; or by adults, on the site alone, which asks: then there are neither pages nor a file here.
             * @enum {string}
             */
            opens: "freely" | "afterNotice" | "asAdult";
            cover?: components["schemas"]["Picture"];
            /** @description Whether pairs of pages begin one page later. */
            shifted: boolean;
            /** @description Absent where a chapter has its file alone, and where adults alone open it. */
            pages?: {
                number: number;
                /** @description Whether it is two pages drawn as one. */
                wide: boolean;
                /** @description From the top: a long page is cut into several. */
                images: components["schemas"]["PageImage"][];
            }[];
            /** @description Absent where the chapter has pages and its file is not for download. */
            pdf?: {
                /**
                 * Format: uri
                 * @description The file, PDF.
                 */
                url: string;
                bytes: number;
            };
            /** @description The one before it in its language. */
            previous?: components["schemas"]["ChapterLink"];
            /** @description The one after it in its language. */
            next?: components["schemas"]["ChapterLink"];
            translations: {
                id: string;
                /**
                 * Format: uri
                 * @description Its address in this interface.
                 */
                href: string;
                /**
                 * @description The language of the chapter, as a BCP 47 tag.
                 * @enum {string}
                 */
                language: "en" | "ar" | "zh" | "hi" | "it" | "es" | "ru" | "tr" | "fr" | "de";
                translator?: components["schemas"]["TranslatorName"];
                pageCount: number;
            }[];
        };
        TranslatorWork: {
            slug: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            /** @description The name under which it was published first. */
            series: string;
            names: components["schemas"]["Texts"];
            cover?: components["schemas"]["Pictures"];
            /**
             * @description For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.
             * @enum {string}
             */
            ageRating?: "12" | "16" | "18" | "everyone";
            /**
             * Format: date-time
             * @description ISO 8601, in UTC.
             */
            updatedAt: string;
            chapters: {
                /**
                 * @description The language of the chapter, as a BCP 47 tag.
                 * @enum {string}
                 */
                language: "en" | "ar" | "zh" | "hi" | "it" | "es" | "ru" | "tr" | "fr" | "de";
                count: number;
                first: number;
                last: number;
            }[];
        };
        Translator: {
            id: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            name: string;
            photo?: components["schemas"]["Picture"];
            bio?: string;
            languages: ("en" | "ar" | "zh" | "hi" | "it" | "es" | "ru" | "tr" | "fr" | "de")[];
            professional: boolean;
            chapterCount: number;
            comicCount: number;
            /** @description The comics, those with the newest chapters first. */
            works: components["schemas"]["TranslatorWork"][];
            /** @description How many entries are not listed because they are for adults. The site lists them to who has said that they are one. */
            leftOut: number;
            /** @description How many parts the works have, this one included; the second stands at `…/part/2`. */
            parts: number;
        };
        TranslatorPart: {
            works: components["schemas"]["TranslatorWork"][];
            /** @description How many entries are not listed because they are for adults. The site lists them to who has said that they are one. */
            leftOut: number;
        };
        PublisherLink: {
            id: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            name: components["schemas"]["Texts"];
            comicCount: number;
        };
        Publishers: {
            /** @description Those with most comics first. */
            publishers: components["schemas"]["PublisherLink"][];
            /** @description How many there are, these and all others. */
            count: number;
        };
        PublisherComic: {
            slug: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            /** @description The name under which it was published first. */
            series: string;
            names: components["schemas"]["Texts"];
            cover?: components["schemas"]["Pictures"];
            /**
             * @description For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.
             * @enum {string}
             */
            ageRating?: "12" | "16" | "18" | "everyone";
            /** @description The newest chapter in each language of the interface. */
            latestChapter: {
                en?: components["schemas"]["ChapterLink"];
                ar?: components["schemas"]["ChapterLink"];
            };
            /** @enum {string} */
            status: "ongoing" | "completed";
            chapterCount: number;
        };
        Publisher: {
            id: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            name: components["schemas"]["Texts"];
            /** @description ISO 3166-1, two letters. */
            country?: string;
            description: components["schemas"]["Texts"];
            website?: string;
            counts: {
                comics: number;
                chapters: number;
                completed: number;
            };
            /** @description The most read, the newest and the completed, each once. */
            comics: components["schemas"]["PublisherComic"][];
            /** @description How many entries are not listed because they are for adults. The site lists them to who has said that they are one. */
            leftOut: number;
            /**
             * Format: uri
             * @description The address of the newest part of the list of all of its comics, where these are not all.
             */
            all?: string;
        };
        PublisherShelf: {
            comics: components["schemas"]["PublisherComic"][];
            /** @description How many entries are not listed because they are for adults. The site lists them to who has said that they are one. */
            leftOut: number;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            older?: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            newer?: string;
        };
        Updates: {
            /**
             * Format: date-time
             * @description Every chapter that was published since is here.
             */
            since: string;
            /** @description The newest first. */
            chapters: {
                id: string;
                /**
                 * Format: uri
                 * @description Its address in this interface.
                 */
                href: string;
                /**
                 * Format: uri
                 * @description Its page for people; it leads on to the language of whoever opens it.
                 */
                url: string;
                number: number;
                title?: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, in UTC.
                 */
                publishedAt: string;
                /**
                 * @description For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.
                 * @enum {string}
                 */
                ageRating?: "12" | "16" | "18" | "everyone";
                /**
                 * @description The language of the chapter, as a BCP 47 tag.
                 * @enum {string}
                 */
                language: "en" | "ar" | "zh" | "hi" | "it" | "es" | "ru" | "tr" | "fr" | "de";
                comic: components["schemas"]["ComicLink"];
                translator?: components["schemas"]["TranslatorName"];
            }[];
            /** @description How many entries are not listed because they are for adults. The site lists them to who has said that they are one. */
            leftOut: number;
        };
        ArticleSummary: {
            slug: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            title: components["schemas"]["Texts"];
            summary: components["schemas"]["Texts"];
            author: components["schemas"]["Texts"];
            /** @enum {string} */
            category: "behind-the-page" | "translation" | "publishers" | "news";
            picture: components["schemas"]["Pictures"];
            /**
             * Format: date-time
             * @description ISO 8601, in UTC.
             */
            publishedAt: string;
        };
        Articles: {
            /** @description The newest first. */
            articles: components["schemas"]["ArticleSummary"][];
            /** @description How many parts the list has, this one included; the second stands at `…/part/2`. */
            parts: number;
        };
        ArticlesPart: {
            /** @description The newest first. */
            articles: components["schemas"]["ArticleSummary"][];
        };
        Article: {
            slug: string;
            /**
             * Format: uri
             * @description Its address in this interface.
             */
            href: string;
            /**
             * Format: uri
             * @description Its page for people; it leads on to the language of whoever opens it.
             */
            url: string;
            title: components["schemas"]["Texts"];
            summary: components["schemas"]["Texts"];
            author: components["schemas"]["Texts"];
            /** @enum {string} */
            category: "behind-the-page" | "translation" | "publishers" | "news";
            picture: components["schemas"]["Pictures"];
            /**
             * Format: date-time
             * @description ISO 8601, in UTC.
             */
            publishedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC.
             */
            updatedAt: string;
        };
        Error: {
            /** @enum {string} */
            error: "not-found" | "gone" | "too-many" | "unavailable";
            /** @description In English, for who writes programs. */
            message: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLatest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comics that were last added or got a chapter */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comics"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMostRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most read comics */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comics"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chapters of the last 30 days */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Updates"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getComics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest part of the list of all comics */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comics"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getComicsShelfByShelf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                shelf: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An earlier part of the list of all comics */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comics"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getComicsBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example captain-zenith */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A comic with its chapters */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comic"];
                };
            };
            /** @description It has another address now. */
            301: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getChaptersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example captain-zenith-1-en */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A chapter with its pages */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chapter"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTranslatorsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example captain-zenith-1-en */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A translator, and what they have translated */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translator"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTranslatorsByIdPartByPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example captain-zenith-1-en */
                id: string;
                /** @example 2 */
                part: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A further part of what a translator has translated */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslatorPart"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublishers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The publishers */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publishers"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublishersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example captain-zenith */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A publisher with its comics */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publisher"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublishersByIdShelfByShelf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example captain-zenith */
                id: string;
                /** @example 2 */
                shelf: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the list of all comics of a publisher */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublisherShelf"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles of the blog */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Articles"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getArticlesPartByPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                part: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A further part of the list of articles */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlesPart"];
                };
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getArticlesBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example captain-zenith */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An article of the blog; its text stands on its page */
            200: {
                headers: {
                    /** @description For `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            /** @description It has another address now. */
            301: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was taken from readers. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says in how many seconds to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It cannot be read at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
