import { and, isNotNull } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { alerts } from './alerts.schema'

const referentOf = (kind: string, words: typeof alerts.title | typeof alerts.text): MessageReferent => ({
  kind,
  is: 'message',
  read: (queries: Queries, ids: readonly string[]) =>
    queries.read(
      build
        .select({ id: alerts.id, words })
        .from(alerts)
        .where(and(isOneOf(alerts.id, ids), isNotNull(alerts.confirmedAt))),
    ),
})

/** Messages have the words of an alert as they are now, and are about nothing once it is removed. */
export const alertReferents = [referentOf('alert', alerts.title), referentOf('alert-text', alerts.text)]
