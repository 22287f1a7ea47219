import type { Database, Transaction } from '../database/client'
import type { Localised } from '../database/schema/localised'
import { notify, type MessageWords } from '../messages/notify'
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
  const params = await kind.params(row, database)
  const news = recipients.flatMap(({ userId, role }) => {
    const message = words?.[role]
    if (message === undefined || userId === actorId) return []
    return { userId, id, path: kind.leadsTo(row, role), words: fillMessage(message, params) }
  })
  await notify(database, { name: `${kind.name}.${act}`, category: 'cases' }, news, at)
}

/** Fills the slots of a message, in its title and its text. */
export function fillMessage({ title, text }: MessageWords, params: Readonly<Record<string, Localised>>): MessageWords {
  return { title: fillWords(title, params), text: fillWords(text, params) }
}

/** Fills the slots of a case's words: `{name}` is replaced by the value of that name. */
export function fillWords(words: Localised, params: Readonly<Record<string, Localised>>): Localised {
  const filledIn = (language: keyof Localised) =>
    words[language].replace(/\{(\w+)\}/g, (whole, name: string) => params[name]?.[language] ?? whole)
  return { 'zh-CN': filledIn('zh-CN'), en: filledIn('en') }
}
