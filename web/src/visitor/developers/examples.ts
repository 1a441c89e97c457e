/** The same few lines in three languages: from the newest comics to the files of a chapter's pages. */
export const examplesAt = (origin: string): readonly (readonly [language: string, code: string])[] => [
  [
    'curl',
    `curl -s ${origin}/data/v1/latest
# Each comic has an address in "href", and so has each of its chapters.
curl -s ${origin}/data/v1/openapi.json`,
  ],
  [
    'JavaScript',
    `const get = async (url) => (await fetch(url)).json();

const { comics } = await get('${origin}/data/v1/latest');
const comic = await get(comics[0].href);
const { pages = [] } = await get(comic.chapters[0].href);
for (const { images } of pages) console.log(images[0].sources.at(-1).url);`,
  ],
  [
    'Python',
    `import json
from urllib.request import urlopen

def get(url):
    with urlopen(url) as answer:
        return json.load(answer)

comics = get("${origin}/data/v1/latest")["comics"]
comic = get(comics[0]["href"])
chapter = get(comic["chapters"][0]["href"])
for page in chapter.get("pages", []):
    print(page["images"][0]["sources"][-1]["url"])`,
  ],
];
