import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Desk } from '../../../kernel/operator/desk'
import { officeReason } from '../../../kernel/cases/office-reason'
import { users } from '../../../kernel/members/members.schema'
import { refuseClaim, releaseNumber, seenClaim, verifyClaim } from './end-claim'
import { identities, type officeFindings } from './identities.schema'
import { openClaim } from './read-identity'

const findings: Readonly<Record<(typeof officeFindings)[number], string>> = {
  'not-found': 'the verifier does not know the number',
  taken: 'the verifier says that the name and the number match',
  often: 'the number was claimed more than five times today',
  'no-verifier': 'there is no verifier',
  silent: 'the verifier does not answer',
}

export const identitiesDesk: Desk = {
  name: 'identities',
  summary: 'Real names that the verifier could not decide',
  selectWaiting: async (database, limit, vault) => {
    const rows = await queriesOf(database).read(
      build
        .select({ claim: identities, nickname: users.nickname, phone: users.phone })
        .from(identities)
        .innerJoin(users, eq(users.id, identities.id))
        .where(and(eq(identities.state, 'pending'), isNotNull(identities.finding)))
        .orderBy(asc(identities.sentAt), asc(identities.id))
        .limit(limit),
    )
    const holders = await selectHolders(
      database,
      rows.flatMap(({ claim }) => claim.cardMark ?? []),
    )
    return rows.map(({ claim, nickname, phone }) => {
      const { name, card } = openClaim(vault, claim)
      const holder = holders.find(({ cardMark }) => cardMark === claim.cardMark)
      return {
        id: claim.reference,
        since: claim.sentAt,
        from: [nickname, phone].filter((part) => part !== null).join(', '),
        title: `${name}, ${card.number}`,
        text: [
          ...(claim.finding === null ? [] : [findings[claim.finding]]),
          ...(holder === undefined
            ? []
            : [
                `${holder.nickname} (${holder.id}) was verified with this number: "release ${holder.id}" frees it, before this one can be verified`,
              ]),
        ].join('; '),
      }
    })
  },
  acts: {
    verify: {
      summary: 'confirms that the name and the number are theirs',
      takesText: false,
      carryOut: async (database, id, _text, at) => verifyClaim(database, await seenClaim(database, id), 'operator', at),
    },
    refuse: {
      summary: 'with a reason that they read',
      takesText: true,
      carryOut: async (database, id, text, at) =>
        refuseClaim(database, await seenClaim(database, id), 'operator', officeReason(text), at),
    },
    release: {
      summary: "by a member's id: frees the number that they were verified with, with a reason, which they read",
      takesText: true,
      carryOut: releaseNumber,
    },
  },
}

/** Selects the members who were verified with the cards of these marks. */
async function selectHolders(database: Database, marks: readonly string[]) {
  return await queriesOf(database).read(
    build
      .select({ id: identities.id, cardMark: identities.cardMark, nickname: users.nickname })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.id))
      .where(and(inArray(identities.cardMark, [...marks]), eq(identities.state, 'verified'))),
  )
}
