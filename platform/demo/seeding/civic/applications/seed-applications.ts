import { eq } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { applicationCase } from '../../../../features/civic/applications/application-case'
import { sealApplicationContact } from '../../../../features/civic/applications/application-contact'
import { applications } from '../../../../features/civic/applications/applications.schema'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import type { Vault } from '../../../../kernel/shared/vault'
import { unsaid } from '../../../../kernel/shared/as-written'
import { demoApplications } from '../../../content/applications'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { day } from '../../../city-day'

export const applicationsDemo: DemoStep = {
  feature: 'applications',
  what: bilingual('入驻申请', 'applications to publish'),
  seed: (database, at, _onCount, vault) => seedApplications(database, vault, at),
}

const userId = 'user-resident'

/** The resident's applications to join, with their history. */
export async function seedApplications(database: Database, vault: Vault, now: Date): Promise<void> {
  const demoRows = demoApplications.map((each, index) => {
    const createdAt = new Date(now.getTime() - each.daysAgo * day)
    return {
      ...each,
      id: `application-demo-${index + 1}`,
      createdAt,
      judgedAt: new Date(createdAt.getTime() + 3 * day),
    }
  })
  await insertAll(
    database,
    applications,
    demoRows.map(({ id, kind, name, intro, state, reason, createdAt, judgedAt }) => ({
      id,
      userId,
      kind,
      name,
      intro,
      state,
      createdAt,
      contact: sealApplicationContact(vault, id, { name: '周晓江', phone: '13800000001' }),
      pictures: [],
      updatedAt: reason === null ? createdAt : judgedAt,
    })),
  )
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(eq(caseSteps.kind, applicationCase.name))
  await insertAll(
    database,
    caseSteps,
    demoRows.flatMap(({ id: caseId, createdAt, judgedAt, reason }) => {
      const of = { kind: applicationCase.name, caseId }
      const submission = { ...of, act: 'submit', state: 'submitted', role: 'applicant', actorId: userId, text: unsaid }
      const refusalStep = { ...of, act: 'refuse', state: 'refused', role: 'operator', actorId: null }
      return [
        { ...submission, at: createdAt },
        ...(reason === null ? [] : [{ ...refusalStep, text: reason, at: judgedAt }]),
      ]
    }),
  )
}
