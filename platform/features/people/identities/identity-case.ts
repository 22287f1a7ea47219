import { and, eq } from 'drizzle-orm'
import { identityLifecycle } from '../../../../src/domain/people/identities/identity-lifecycle'
import type {
  IdentityAct,
  IdentityRole,
  IdentityState,
} from '../../../../src/domain/people/identities/identity-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'
import { identities } from './identities.schema'

const toRead = {
  'zh-CN': '打开“实名认证”查看原因，更正后可以再次提交。',
  en: 'Open “Real name” to see why. You can correct your details and submit them again.',
} as const

/** A claim, as the person who decides on it saw it. */
export interface VisibleClaim {
  readonly id: string
  readonly reference: string
  /** Whether the member waits for the answer on the screen. */
  readonly isWatched?: boolean
}

/** Describes how acts on claimed real names are performed. */
export const identityCase: CaseKind<IdentityState, IdentityRole, IdentityAct, typeof identities> = {
  name: 'identity',
  lifecycle: identityLifecycle,
  table: identities,
  isPrivate: true,
  rule: (role, actorId) => (role === 'member' ? eq(identities.id, actorId ?? '') : undefined),
  isThere: () => true,
  recipients: async (_database, { id }) => [{ userId: id, role: 'member' }],
  messages: {
    verify: {
      member: message(
        ['您的实名认证已通过', 'Your real name is verified'],
        ['现在可以使用需要实名的服务了。', 'Services that need a real name are open to you now.'],
      ),
    },
    refuse: {
      member: message(['您的实名认证未通过', 'Your real name couldn’t be verified'], [toRead['zh-CN'], toRead.en]),
    },
    release: {
      member: message(
        ['您的实名认证已被撤销', 'Your real-name verification was withdrawn'],
        [toRead['zh-CN'], toRead.en],
      ),
    },
  },
  leadsTo: () => '/real-name',
  params: () => ({}),
}

/**
 * Restricts `identityCase` to one claim, because the member may have sent another claim meanwhile. A member who watches
 * the answer on the screen gets no message about it.
 */
export const claimCase = ({ reference, isWatched = false }: VisibleClaim): typeof identityCase => ({
  ...identityCase,
  messages: isWatched ? {} : identityCase.messages,
  rule: (role, actorId) => and(identityCase.rule(role, actorId), eq(identities.reference, reference)),
})
