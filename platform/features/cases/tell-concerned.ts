import type { Database } from '../../database/client'
import { messages } from '../account/account.schema'
import type { Localised } from '../../database/schema/localised'
import { randomId } from '../../shared/random'
import type { CaseKind, CaseTable, Concerned } from './case-kind'

interface Told<Act> {
  readonly id: string
  readonly act: Act
  readonly actorId: string | null
  readonly at: Date
}

/** Sends a message to each member whom the step concerns, except the one who took it. */
export async function tellConcerned<
  State extends string,
  Role extends string,
  Act extends string,
  Table extends CaseTable,
>(
  database: Database,
  kind: CaseKind<State, Role, Act, Table>,
  concerned: readonly Concerned<Role>[],
  row: Table['$inferSelect'],
  { id, act, actorId, at }: Told<Act>,
): Promise<void> {
  const words = kind.messages[act]
  const params = await kind.params(row, database)
  const rows = concerned.flatMap(({ userId, role }) => {
    const message = words?.[role]
    if (message === undefined || userId === actorId) return []
    return {
      id: randomId('message'),
      userId,
      kind: `${kind.name}.${act}`,
      params: { id },
      title: filled(message.title, params),
      text: filled(message.text, params),
      sentAt: at,
    }
  })
  if (rows.length > 0) await database.insert(messages).values(rows)
}

function filled(words: Localised, params: Readonly<Record<string, Localised>>): Localised {
  const into = (language: keyof Localised) =>
    words[language].replace(/\{(\w+)\}/g, (whole, name: string) => params[name]?.[language] ?? whole)
  return { 'zh-CN': into('zh-CN'), en: into('en') }
}
