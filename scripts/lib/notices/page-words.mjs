/** What the page of licences says, in each language. */
export const PAGE_WORDS = {
  name: { en: 'Rawi', ar: 'راوي' },
  title: { en: 'Open-source licenses', ar: 'رخص البرامج المفتوحة المصدر' },
  lead: {
    en: 'Rawi builds on the work of others. These are the packages and fonts it uses, each with its license.',
    ar: 'يعتمد راوي على أعمال آخرين. فيما يلي البرامج والخطوط التي يستخدمها، ومع كلّ منها نصّ رخصته بالإنجليزية.',
  },
  texts: { en: 'License texts', ar: 'نصوص الرخص' },
};
