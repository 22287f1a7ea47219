declare const ofFeature: unique symbol

/** The code of a notice of a feature. Only `noticeCodes` creates it. */
export type FeatureNotice = string & { readonly [ofFeature]: true }

/** What a notice may say. */
export type NoticeCode = FrameNotice | FeatureNotice

type NoticeCodes<Code extends string> = Readonly<Record<Code, FeatureNotice>>

/** Declares the notices of a feature. The `notices` of the feature's composition have their texts in both languages. */
export function noticeCodes<Code extends string>(...codes: readonly Code[]): NoticeCodes<Code> {
  return Object.fromEntries(codes.map((code) => [code, code])) as unknown as NoticeCodes<Code>
}

/** The notices of the frame, which may be shown before a feature is loaded. */
export type FrameNotice =
  | FailureNotice
  | 'login-first'
  | 'session-expired'
  | 'logged-in'
  | 'logged-out'
  | 'phone-bound'
  | 'phone-changed'
  | 'messenger-bound'
  | 'messenger-unbound'
  | 'password-saved'
  | 'password-reset'
  | 'cache-cleared'
  | 'cache-failed'
  | 'storage-full'
  | 'link-refused'
  | 'somebody-first'
  | 'case-moved-on'

/** The notices of the failure table (B81–B87), and those for failures that B81–B87 do not cover. */
export type FailureNotice =
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'forbidden'
  | 'not-found'
  | 'wrong-method'
  | 'server-error'
  | 'bad-gateway'
  | 'unavailable'
  | 'too-many'
  | 'refused'
  | 'fault'

/** The action that a notice may offer. */
export type NoticeAct = 'undo' | 'retry'
