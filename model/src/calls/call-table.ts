import type { Role } from '../lists/roles.ts';
import type { DecidedAbout } from '../review/impartial.ts';
import type { z } from '../zod.ts';

/**
 * Who may make a call. `visitor` is anybody, and it makes no difference who; with `visitor-or-user` it does where the
 * session is live. The others need a live session, and `role` one of the roles named.
 */
export const WHO_MAY_CALL = ['visitor', 'visitor-or-user', 'signed-in', 'verified', 'role'] as const;
export type WhoMayCall = (typeof WHO_MAY_CALL)[number];

type Access =
  | {
      readonly who: 'visitor' | 'visitor-or-user';
      readonly roles?: never;
      readonly decides?: never;
      readonly freshSignIn?: never;
    }
  | {
      readonly who: 'signed-in' | 'verified';
      readonly roles?: never;
      readonly decides?: never;
      readonly freshSignIn?: true;
    }
  | {
      readonly who: 'role';
      readonly roles: readonly [Role, ...Role[]];
      /**
       * The kind of subject that the call decides about. Somebody who has a part in the subject is refused
       * (`review/impartial.ts`).
       */
      readonly decides: DecidedAbout;
      readonly freshSignIn?: true;
    };

/**
 * Who reads the words in a field besides whoever sends them: everyone, the staff, or nobody (a password, an address). An account
 * that is muted changes no words that everyone reads; it may still object, report and ask for help.
 */
export type WordsReadBy = 'everyone' | 'staff' | 'nobody';

/** What client and function both know of a call. `freshSignIn`: the password was asked for a few minutes ago. */
export type Call = Access & {
  /** Without the action. Strict: a field that it does not know is refused. */
  readonly request: z.ZodObject;
  /** Strict for the writer; a reader ignores new fields. */
  readonly answer: z.ZodObject;
  /** Each field of the request in which words of their own can be sent, and who reads them; a test finds one left out. */
  readonly words?: Readonly<Record<string, WordsReadBy>>;
};

/** The calls of an area, by action. */
export type CallTable = Readonly<Record<string, Call>>;

/** A request as it is sent, with what its schema lets a sender leave out. */
export type InputOf<T extends CallTable, A extends keyof T> = { action: A } & FieldsOf<T[A]['request']>;

/** An alias is needed: Zod's type of an object without fields would refuse `action` beside them. */
type FieldsOf<R extends Call['request']> = keyof R['shape'] extends never ? unknown : z.input<R>;
