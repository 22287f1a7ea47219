import { idempotencyKeys } from '../../../kernel/database/schema/idempotency'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { sessions, users } from '../../../kernel/members/members.schema'
import { hiddenRows, keptRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { accountNameAfterDeletion } from '../../../kernel/words/account-words'
import { openProfileText } from './profile-data'
import { knownDevices, loginSources, memberProofs, socialAccounts } from './session.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalSessions: readonly PersonalData[] = [
  {
    table: users,
    member: users.id,
    copy: {
      without: ['passwordHash', 'birthdate', 'homeAddress', 'fromUserId', 'deletedAt'],
      opened: (vault, row: typeof users.$inferSelect) => ({
        birthdate: openProfileText(vault, row, 'birthdate') || null,
        homeAddress: openProfileText(vault, row, 'homeAddress'),
      }),
    },
    removed: false,
    kept: {
      why: 'What others took part in refers to it',
      set: ({ at, language }) => ({
        phone: null,
        nickname: accountNameAfterDeletion(language),
        avatar: '',
        sex: 0,
        birthdate: null,
        homeAddress: null,
        realNameVerified: false,
        passwordHash: null,
        passwordSetAt: null,
        phoneBoundAt: null,
        fromUserId: null,
        lockedReason: null,
        deletedAt: at,
      }),
    },
  },
  keptRows(users, users.fromUserId, 'The people who came by an invitation stay', { set: () => ({ fromUserId: null }) }),
  ownRows(sessions, sessions.userId, ['tokenHash']),
  hiddenRows(knownDevices, knownDevices.userId),
  ownRows(loginSources, loginSources.userId),
  keptRows(loginSources, loginSources.fromUserId, 'It belongs to who logged in', { set: () => ({ fromUserId: null }) }),
  ownRows(socialAccounts, socialAccounts.userId, ['subject']),
  hiddenRows(memberProofs, memberProofs.userId),
  hiddenRows(idempotencyKeys, idempotencyKeys.owner),
  keptRows(caseSteps, caseSteps.actorId, 'The history of a case that others took part in stays whole', {
    copy: { without: ['operator'] },
  }),
  keptRows(caseSteps, caseSteps.subjectId, 'The history of a case that others took part in stays whole'),
]
