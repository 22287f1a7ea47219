import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { accountKinds } from '../../../../src/domain/people/public-accounts/public-account'
import { inLanguage } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { hosts } from '../../../kernel/contents/contents.schema'
import { organisations } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'

type Kind = (typeof accountKinds)[number]
const kindOf = (kind: Kind) => sql<Kind>`${sql.raw(`'${kind}'`)}`.as('kind')

/** Selects the account with an id. An organisation's or a host's account comes before a member's. */
export async function selectPublicAccount(queries: Queries, id: string, language: Language) {
  const [organisation, host, member] = await Promise.all([
    queries.read(
      build
        .select({
          id: organisations.id,
          kind: kindOf('organisation'),
          name: inLanguage(organisations.name, language),
          picture: organisations.logo,
        })
        .from(organisations)
        .where(eq(organisations.id, id)),
    ),
    queries.read(
      build
        .select({ id: hosts.id, kind: kindOf('host'), name: inLanguage(hosts.name, language), picture: hosts.avatar })
        .from(hosts)
        .where(eq(hosts.id, id)),
    ),
    queries.read(
      build
        .select({ id: users.id, kind: kindOf('member'), name: users.nickname, picture: users.avatar })
        .from(users)
        .where(and(eq(users.id, id), isNull(users.deletedAt))),
    ),
  ])
  return organisation[0] ?? host[0] ?? member[0]
}
