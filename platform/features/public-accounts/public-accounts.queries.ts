import { eq, sql } from 'drizzle-orm'
import type { accountKinds } from '../../../src/domain/people/public-accounts/public-account'
import { inLanguage } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import type { Language } from '../../database/schema/localised'
import { build } from '../../database/statement'
import { hosts } from '../channels/channels.schema'
import { organisations } from '../feed/feed.schema'
import { users } from '../session/session.schema'

type Kind = (typeof accountKinds)[number]
const kindOf = (kind: Kind) => sql<Kind>`${sql.raw(`'${kind}'`)}`.as('kind')

/** Selects the account with an id: an organisation's or a host's before a member's. */
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
        .where(eq(users.id, id)),
    ),
  ])
  return organisation[0] ?? host[0] ?? member[0]
}
