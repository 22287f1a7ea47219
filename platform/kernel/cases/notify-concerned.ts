import type { Database, Transaction } from '../database/client'
import { refer, referencesIn } from '../messages/message-words'
import { notify } from '../messages/notify'
import type { CaseKind, CaseRecipient } from './case-kind'

interface CaseNotification<Act> {
  readonly id: string
  readonly act: Act
  readonly actorId: string | null
  readonly at: Date
}

/** The words of a kind of case: its name, and its messages for acts. */
export interface CaseWords<Role extends string, Act extends string, Row> {
  readonly name: string
  readonly messages: CaseKind<string, Role, Act>['messages']
  readonly params: (row: Row, database: Database) => ReturnType<CaseKind['params']>
  readonly leadsTo: (row: Row, role: Role) => string
}

/** Sends a message to each member whom the step concerns, except the member who took the step. */
export async function notifyConcerned<Role extends string, Act extends string, Row>(
  database: Transaction,
  kind: CaseWords<Role, Act, Row>,
  recipients: readonly CaseRecipient<Role>[],
  row: Row,
  { id, act, actorId, at }: CaseNotification<Act>,
): Promise<void> {
  const words = kind.messages[act]
  const slots = await kind.params(row, database)
  const about = referencesIn(slots).length > 0 ? [refer(kind.name, id)] : []
  const news = recipients.flatMap(({ userId, role }) => {
    const message = words?.[role]
    if (message === undefined || userId === actorId) return []
    return { userId, id, path: kind.leadsTo(row, role), words: message, slots, about }
  })
  await notify(database, { name: `${kind.name}.${act}`, category: 'cases' }, news, at)
}
