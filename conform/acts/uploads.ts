import { errorCodes } from '../../contract/envelope'
import { authoriseUpload, getSource, listObjectUrls, scanPicture, uploadFile } from '../../contract/uploads'
import { act, expectThat, type Given, type Scenario, type Stage } from './scenario'

/** A picture of one point, as PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
  'base64',
)

/** Sends a file with the fields of its authorisation. */
async function send(stage: Stage, fields: Readonly<Record<string, unknown>>, content: Buffer, type: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', new Blob([new Uint8Array(content)], { type }), 'trial.png')
  return await stage.city.ask(uploadFile, { body: form, as: stage.member })
}

const fieldsOf = (authorised: Given) => (authorised.at('fields') ?? {}) as Readonly<Record<string, unknown>>

/** The fields of an authorisation, with its longest one changed in the middle: the signature, or what it signs. */
function changed(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [name = '', value = ''] =
    Object.entries(fields).sort(([, one], [, other]) => String(other).length - String(one).length)[0] ?? []
  const text = String(value)
  const middle = Math.floor(text.length / 2)
  return { ...fields, [name]: `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}` }
}

const upload: Scenario = {
  calls: [authoriseUpload, uploadFile, getSource, listObjectUrls, scanPicture],
  async play(stage) {
    const { city } = stage
    const authorise = (size: number) =>
      act(stage, authoriseUpload, { query: { kind: 'image', size: String(size) } }, 'uploads')
    const authorised = await authorise(picture.length)
    // A file that another host takes is that host's matter.
    if (authorised === null || new URL(authorised.text('upload_url'), city.origin).origin !== city.origin) return
    const refused = await send(stage, changed(fieldsOf(authorised)), picture, 'image/png')
    city.expectCode(uploadFile, 'uploads', errorCodes.notYours, refused, 'the authorisation was changed')

    const stored = await send(stage, fieldsOf(authorised), picture, 'image/png')
    city.expectCode(uploadFile, 'uploads', errorCodes.ok, stored, 'an authorised picture was sent')
    if (stored.code !== errorCodes.ok) return
    city.ledger.leave('one unused picture, which a platform removes by itself')
    const id = String((stored.data as { readonly source?: { readonly id?: string } }).source?.id)
    await act(stage, getSource, { path: { id } }, 'uploads')
    await act(stage, scanPicture, { query: { source_id: id } }, 'uploads')
    const urls = await act(stage, listObjectUrls, { body: { ids: [id] } }, 'uploads')
    expectThat(stage, listObjectUrls, 'uploads', urls?.items.length === 1, 'the upload has no address')

    const text = Buffer.from('This is no picture, whatever its name says.')
    const other = await authorise(text.length)
    const wrong = other === null ? null : await send(stage, fieldsOf(other), text, 'image/png')
    if (wrong !== null)
      city.expectCode(uploadFile, 'uploads', errorCodes.typeNotTaken, wrong, 'a text was sent as a picture')
    const huge = await city.ask(authoriseUpload, { query: { kind: 'image', size: '2000000000' }, as: stage.member })
    city.expectCode(authoriseUpload, 'uploads', errorCodes.tooLarge, huge, 'a picture of two gigabytes was announced')
  },
}

export const uploadScenarios: readonly Scenario[] = [upload]
