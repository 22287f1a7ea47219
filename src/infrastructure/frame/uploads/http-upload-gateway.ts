import { inject } from 'inversify'
import { envelopeSchema, successCode } from '../../../../contract/envelope'
import { authoriseUpload, getSource, listObjectUrls, scanPicture, uploadFile } from '../../../../contract/uploads'
import { failureOf, type Outcome } from '../../../application/frame/shared/failure'
import type { LocalFile } from '../../../application/frame/uploads/local-file'
import type {
  UploadGateway,
  UploadKind,
  UploadOptions,
  UploadedSource,
} from '../../../application/frame/uploads/upload-gateway'
import { failure, success } from '../../../domain/frame/shared/result'
import { failureOfAnswer } from '../http/failure-of-answer'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { RequestContext } from '../http/request-context'
import { failureOfTransport, Transport } from '../http/transport'

/** Milliseconds until an upload times out (B100). */
export const uploadTimeout = 6_000_000

/**
 * Uploads in two steps: the first asks where to send a file (C014), the second posts it there as multipart (C015),
 * without the session.
 */
export class HttpUploadGateway implements UploadGateway {
  /** The ids of files whose upload was started but not confirmed. */
  private readonly tried = new WeakMap<LocalFile, string>()

  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(Transport) private readonly transport: Transport,
    @inject(RequestContext) private readonly context: RequestContext,
  ) {}

  async existingIds(ids: readonly string[]) {
    const answer = await this.http.send(listObjectUrls, { failures: 'background', body: { ids: [...ids] } })
    return mapped(answer, ({ items }) => items.map(({ id }) => id))
  }

  async mayPublish(id: string) {
    const answer = await this.http.send(scanPicture, { failures: 'background', query: { sourceId: id } })
    return mapped(answer, ({ suggestion }) => suggestion === 'pass')
  }

  async send(file: LocalFile, kind: UploadKind, options: UploadOptions = {}): Promise<Outcome<UploadedSource>> {
    const { signal } = options
    const arrived = await this.checkUpload(file, signal)
    if (arrived !== null) return success(arrived)
    const permit = await this.http.send(authoriseUpload, {
      failures: 'in-place',
      query: { kind, size: file.size },
      signal,
    })
    if (!permit.ok) return permit
    const { uploadUrl, maxSize, sourceId } = permit.value
    if (file.size > maxSize) return failure(failureOf('too-large'))
    if (sourceId !== undefined) this.tried.set(file, sourceId)
    const uploadOutcome = await this.post(this.addressOf(uploadUrl), bodyOf(file, permit.value.fields), options)
    if (uploadOutcome.ok) this.tried.delete(file)
    return uploadOutcome
  }

  /** Finds the upload of an earlier attempt whose answer was lost, so that a large file is not sent twice. */
  private async checkUpload(file: LocalFile, signal: CancelSignal | undefined): Promise<UploadedSource | null> {
    const triedSourceId = this.tried.get(file)
    if (triedSourceId === undefined) return null
    const sourceAnswer = await this.http.send(getSource, {
      failures: 'background',
      path: { id: triedSourceId },
      signal,
    })
    this.tried.delete(file)
    if (!sourceAnswer.ok) return null
    const { id, url, width, height } = sourceAnswer.value.source
    return { id, url, width, height }
  }

  private async post(
    url: string,
    body: FormData,
    { signal, onProgress }: UploadOptions,
  ): Promise<Outcome<UploadedSource>> {
    try {
      const response = await this.transport.request<unknown>({
        method: 'POST',
        url,
        data: body,
        timeout: uploadTimeout,
        onUploadProgress: ({ loaded, total }) => total && onProgress?.(loaded / total),
        ...(signal === undefined ? {} : { signal }),
        validateStatus: () => true,
      })
      return readSource(response.status, response.data)
    } catch (error) {
      return failure(failureOfTransport(error))
    }
  }

  /** The absolute upload address. An address that is only a path is relative to the host that returned it. */
  private addressOf(url: string): string {
    return url.startsWith('/') ? this.context.baseOf('ucenter') + url : url
  }
}

function bodyOf(file: LocalFile, fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  // The file comes last, because object stores ignore the fields after it. Its original name is not sent.
  body.append('file', file as Blob, 'file')
  return body
}

function readSource(status: number, answer: unknown): Outcome<UploadedSource> {
  const envelope = envelopeSchema.safeParse(answer)
  const code = envelope.success ? Number(envelope.data.code) : null
  if (!envelope.success || code !== successCode) {
    if (status >= 200 && status < 300 && !envelope.success) return failure(failureOf('malformed', { status }))
    const message = envelope.success ? (envelope.data.msg ?? '') : ''
    return failure(
      failureOfAnswer(
        { status, code, message, data: envelope.success ? envelope.data.data : null, retryAfter: null },
        uploadFile,
      ),
    )
  }
  const data = uploadFile.answer.safeParse(envelope.data.data)
  if (!data.success) return failure(failureOf('malformed', { status }))
  const { id, url, width, height } = data.data.source
  return success({ id, url, width, height })
}
