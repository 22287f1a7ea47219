import { eq } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { feedbackCase } from '../../../../features/civic/feedback/feedback-case'
import { sealContact } from '../../../../kernel/members/contact'
import { feedback } from '../../../../features/civic/feedback/feedback.schema'
import type { Vault } from '../../../../kernel/shared/vault'
import { unsaid } from '../../../../kernel/shared/as-written'
import { demoFeedback } from '../../../content/feedback'
import { pictureOf } from '../../../media'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { hour } from '../../../city-day'

export const feedbackDemo: DemoStep = {
  feature: 'feedback',
  what: bilingual('反馈', 'feedback'),
  seed: (database, at, _onCount, vault) => seedFeedback(database, vault, at),
}

const userId = 'user-resident'
const stateAfter = { answer: 'answered', add: 'open', close: 'closed' } as const

/** Seeds the resident's feedback, with its history. */
export async function seedFeedback(database: Database, vault: Vault, now: Date): Promise<void> {
  const demoRows = demoFeedback.map((each, index) => {
    const createdAt = new Date(now.getTime() - (26 + index * 71) * hour)
    return {
      ...each,
      id: `feedback-demo-${index + 1}`,
      createdAt,
      at: (round: number) => new Date(createdAt.getTime() + round * 7 * hour),
    }
  })
  await insertAll(
    database,
    feedback,
    demoRows.map(({ id, kind, text, scene, state, said, createdAt, at }, index) => ({
      id,
      userId,
      kind,
      text,
      state,
      createdAt,
      pictures: scene === null ? [] : [pictureOf(scene)],
      contact: index === 0 ? sealContact(vault, id, '13800000001') : null,
      updatedAt: at(said.length),
      // The resident has not seen the first answer yet.
      seenAt: index === 0 ? createdAt : at(said.length),
    })),
  )
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(eq(caseSteps.kind, feedbackCase.name))
  await insertAll(
    database,
    caseSteps,
    demoRows.flatMap(({ id: caseId, said, createdAt, at }) => {
      const of = { kind: feedbackCase.name, caseId }
      return [
        { ...of, act: 'submit', state: 'open', role: 'author', actorId: userId, text: unsaid, at: createdAt },
        ...said.map(([act, text], round) => ({
          ...of,
          act,
          text,
          state: stateAfter[act],
          role: act === 'answer' ? 'operator' : 'author',
          actorId: act === 'answer' ? null : userId,
          at: at(round + 1),
        })),
      ]
    }),
  )
}
