import { plainWords } from './fold.ts';

/** Names of the site, and words for people who speak for it; folded as `plainWords` folds. */
const HOUSE = ['rawi', 'راوي'];
const OFFICES = [
  'admin',
  'admins',
  'administrator',
  'administration',
  'editor',
  'help',
  'helpdesk',
  'mod',
  'moderator',
  'moderators',
  'moderation',
  'official',
  'owner',
  'reviewer',
  'reviewers',
  'security',
  'service',
  'staff',
  'support',
  'system',
  'team',
  // As `plainWords` writes them: without hamza, with ha for ta marbuta.
  'مدير',
  'مديره',
  'المدير',
  'المديره',
  'اداره',
  'الاداره',
  'مشرف',
  'مشرفه',
  'المشرف',
  'المشرفه',
  'اشراف',
  'مراجع',
  'مراجعه',
  'المراجع',
  'فريق',
  'طاقم',
  'دعم',
  'الدعم',
  'ادمن',
  'الادمن',
];
/** Offices that alone, or with the word for a site, claim to speak for this one; the others are words, or names, of many. */
const ALONE = new Set([
  'admin',
  'admins',
  'administrator',
  'moderator',
  'moderators',
  'support',
  'system',
  'staff',
  'الاداره',
  'ادمن',
  'الادمن',
  'الدعم',
]);
const SITE = new Set(['site', 'website', 'the', 'team', 'موقع', 'الموقع']);
/** The word that accompanies the offices of a site in Arabic: "مدير الموقع". */
const OF_SITE = new Set(['site', 'website', 'الموقع']);

/** Letters of other scripts, and small capitals, that are read as Latin ones. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  ᴀ: 'a',
  в: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  ᴅ: 'd',
  е: 'e',
  ε: 'e',
  ᴇ: 'e',
  һ: 'h',
  і: 'i',
  ι: 'i',
  ɪ: 'i',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  κ: 'k',
  м: 'm',
  ᴍ: 'm',
  ո: 'n',
  ɴ: 'n',
  ν: 'v',
  о: 'o',
  ο: 'o',
  օ: 'o',
  ᴏ: 'o',
  р: 'p',
  ρ: 'p',
  ʀ: 'r',
  г: 'r',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ѡ: 'w',
  ԝ: 'w',
  ᴡ: 'w',
  ω: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
};

/**
 * Whether a name claims to speak for the site, such as “Rawi Admin” or «إدارة راوي»: such names are the staff's. “Rawi” and
 * «الراوي» alone are names of many people. Case, marks, letters that look alike, and spaces between letters make no difference.
 */
export function claimsTheHouse(name: string): boolean {
  const words = plainWords(name).map((word) =>
    Array.from(word, (letter) => LOOKS_LIKE[letter] ?? letter).join(''),
  );
  const hasOffice = words.some((word) => OFFICES.includes(word));
  if (hasOffice && words.some((word) => HOUSE.includes(word) || OF_SITE.has(word))) return true;
  if (words.some((word) => ALONE.has(word)) && words.every((word) => ALONE.has(word) || SITE.has(word)))
    return true;
  const joined = words.join('');
  return [...words, joined].some(isHouseWithOffice) || ALONE.has(joined);
}

function isHouseWithOffice(word: string): boolean {
  const house = HOUSE.find((each) => word.startsWith(each) || word.endsWith(each));
  if (house === undefined) return false;
  return OFFICES.some((office) => word === house + office || word === office + house);
}
