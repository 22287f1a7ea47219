import type { Database, Transaction } from '../database/client'
import { messages } from '../messages/messages.schema'
import type { Localised } from '../database/schema/localised'
import { randomId } from '../shared/random'
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
  const params = await kind.params(row, database)
  const rows = recipients.flatMap(({ userId, role }) => {
    const message = words?.[role]
    if (message === undefined || userId === actorId) return []
    return {
      id: randomId('message'),
      userId,
      kind: `${kind.name}.${act}`,
      params: { id },
      title: fillWords(message.title, params),
      text: fillWords(message.text, params),
      sentAt: at,
    }
  })
  if (rows.length > 0) await database.insert(messages).values(rows)
}

/** Fills the slots of a case's words: `{name}` is replaced by the value of that name. */
export function fillWords(words: Localised, params: Readonly<Record<string, Localised>>): Localised {
  const filledIn = (language: keyof Localised) =>
    words[language].replace(/\{(\w+)\}/g, (whole, name: string) => params[name]?.[language] ?? whole)
  return { 'zh-CN': filledIn('zh-CN'), en: filledIn('en') }
}
