import type { Call, CallTable, WordsReadBy } from '@rawi/model/calls/call-table';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { CallLimit } from '../allowances/call-limit.ts';
import { useOf } from '../allowances/limit-key.ts';
import { REQUESTS } from '../testing/account-requests.ts';
import { COMMUNITY_REQUESTS } from '../testing/community-requests.ts';
import { REVIEW_REQUESTS } from '../testing/review-requests.ts';
import { scene } from '../testing/scene.ts';
import { TRANSLATOR_REQUESTS } from '../testing/translator-requests.ts';
import { VISITOR_REQUESTS } from '../testing/visitor-requests.ts';
import { ACCOUNT } from './account.ts';
import { COMMUNITY } from './community.ts';
import { REVIEW } from './review.ts';
import { TRANSLATORS } from './translators.ts';
import { VISITOR } from './visitor.ts';

const HEADER = `# Calls

Written by \`npx vitest run functions/src/areas/calls-page.test.ts --update\` from the tables of \`functions/src/areas\` and \`model/src/calls\`.
`;
const HEADS = [
  'action',
  'who may call',
  'decides about',
  'live session',
  'fresh sign-in',
  'App Check',
  'words',
  'limits',
];
const SESSIONS = { visitor: '–', 'visitor-or-user': 'read, if any' } as const;

/** The surroundings that limits are printed with; no limit reads the database before it is spent. */
const caller = {
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true as const,
  roles: [],
  signedInAt: 0,
};
const context = { ...scene({} as Firestore), gateway: '198.51.100.1', caller };

/** An area as far as it is printed, with a good request of each of its calls. */
interface Printed {
  readonly calls: CallTable;
  readonly operations: Readonly<Record<string, { readonly appCheck: boolean; readonly limits: unknown }>>;
  readonly requests: Readonly<Record<string, object>>;
}
const AREAS: Readonly<Record<string, Printed>> = {
  account: { ...ACCOUNT, requests: REQUESTS },
  community: { ...COMMUNITY, requests: COMMUNITY_REQUESTS },
  review: { ...REVIEW, requests: REVIEW_REQUESTS },
  translators: { ...TRANSLATORS, requests: TRANSLATOR_REQUESTS },
  visitor: { ...VISITOR, requests: VISITOR_REQUESTS },
};

function rows(area: Printed): string[][] {
  return Object.entries(area.calls).map(([action, call]) => {
    return [
      `\`${action}\``,
      call.roles?.join(', ') ?? call.who,
      decidedBy(call),
      SESSIONS[call.who as keyof typeof SESSIONS] ?? 'yes',
      'freshSignIn' in call ? 'yes' : '–',
      area.operations[action]?.appCheck ? 'yes' : '–',
      wordsOf(call),
      limitsOf(area, action).map(printed).join('; ') || '–',
    ];
  });
}

/** What it decides about, for calls that a role makes; who has a part in that is refused (`review/impartial.ts`). */
function decidedBy({ decides }: Call): string {
  return decides === undefined ? '–' : decides;
}

/** Who reads the words that a call brings; whoever is muted brings none that everyone reads. */
function wordsOf({ words = {} }: Call): string {
  const readBy = (who: WordsReadBy) =>
    Object.entries(words).flatMap(([field, each]) => (each === who ? [`\`${field}\``] : []));
  const told = [
    ['everyone', 'everyone, unless muted'],
    ['staff', 'staff'],
  ] as const;
  const parts = told.map(([who, says]) => [readBy(who).join(', '), says] as const);
  return parts.flatMap(([fields, says]) => (fields ? [`${fields}: ${says}`] : [])).join('; ') || '–';
}

function limitsOf({ operations, requests }: Printed, action: string): readonly CallLimit[] {
  // Every context is given here, so the one of any action fits.
  const limits = operations[action]?.limits as (given: object, request: object) => readonly CallLimit[];
  return limits(context, requests[action] ?? {});
}

function printed({ key, per, max, amount, windowSeconds, cooldownSeconds }: CallLimit): string {
  const use = useOf(key);
  const cooldown = cooldownSeconds ? `, ${cooldownSeconds} s apart` : '';
  const most = amount === undefined ? max : `${max / 1024 ** 2} MiB`;
  return `${use}: ${most} in ${windowSeconds / 3600} h per ${per}${cooldown}`;
}

function page(): string {
  const parts = Object.entries(AREAS).map(([name, area]) => {
    const table = [HEADS, HEADS.map(() => '---'), ...rows(area)].map((cells) => `| ${cells.join(' | ')} |`);
    return `\n## ${name}\n\n${table.join('\n')}\n`;
  });
  return `${HEADER}${parts.join('')}`;
}

it('docs/calls.md is what the tables say', async () => {
  await expect(page()).toMatchFileSnapshot('../../../docs/calls.md');
});
