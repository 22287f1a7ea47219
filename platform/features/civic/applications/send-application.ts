import type { Transaction } from '../../../kernel/database/client'
import { errorCodes } from '../../../../contract/envelope'
import { checkApplication, type ApplicationForm } from '../../../../src/domain/civic/applications/application-form'
import { applicationLifecycle } from '../../../../src/domain/civic/applications/application-lifecycle'
import { invalidForm, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import type { Vault } from '../../../kernel/shared/vault'
import { randomId } from '../../../kernel/shared/random'
import { unsaid } from '../../../kernel/shared/as-written'
import { addStep } from '../../../kernel/cases/case-steps'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import { sealApplicationContact } from './application-contact'
import { applicationCase } from './application-case'
import { applications } from './applications.schema'
import { applicationPictures } from './applications.uploads'

/** The most applications that one member may send per day. */
export const applicationLimit = formLimit('application', { most: 10, window: 86_400_000 })

/** Stores an application and returns its id; only one of a kind may wait at a time. */
export async function sendApplication(
  { database, vault }: { readonly database: Transaction; readonly vault: Vault },
  userId: string,
  form: ApplicationForm,
  now: Date,
): Promise<string> {
  const parsedForm = checkApplication(form)
  if (!parsedForm.ok) throw invalidForm(parsedForm.reason)
  const pictures = await ownPictures(database, userId, parsedForm.value.pictures, { use: applicationPictures, now })
  await applicationLimit.consume(database, userId, now)
  const state = applicationLifecycle.start
  const { contactName: name, phone, ...rest } = parsedForm.value
  const id = randomId('application')
  const contact = sealApplicationContact(vault, id, { name, phone })
  const [application] = await database
    .insert(applications)
    .values({ ...rest, id, contact, userId, pictures, state, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: applications.id })
  if (application === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'waiting' })
  const step = { kind: applicationCase.name, caseId: application.id, act: 'submit', state, role: 'applicant' }
  await addStep(database, { ...step, actorId: userId, text: unsaid, at: now })
  return application.id
}
