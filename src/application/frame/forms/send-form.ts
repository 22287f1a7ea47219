import type { Outcome } from '../shared/failure'
import type { DraftKeeping } from './form-keeping'
import type { FormOptions } from './form-options'
import type { PictureSet } from './picture-set'

interface FormParts<Sent extends object, Answer> {
  readonly send: FormOptions<object, Sent, Answer>['send']
  readonly draftKeeping: DraftKeeping
  readonly pictures: PictureSet | null
}

/** Sends what the rules made of a form, with its pictures, under the key of its draft. */
export async function sendForm<Sent extends object, Answer>(
  { send, draftKeeping, pictures }: FormParts<Sent, Answer>,
  value: Sent,
): Promise<Outcome<Answer>> {
  const sendOnce = (input: Sent) => send(input, draftKeeping.keyFor(input))
  const sendAll = () =>
    pictures === null ? sendOnce(value) : pictures.sendWith((ids) => sendOnce({ ...value, pictures: ids }))
  const outcome = await sendAll()
  if (outcome.ok || outcome.reason.state !== 'key-used') return outcome
  // Something else was sent under the key, by another version of the client or with the same checksum.
  draftKeeping.renewKey()
  return await sendAll()
}
