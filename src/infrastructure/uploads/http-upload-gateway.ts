import { inject } from 'inversify'
import { errorCodes, envelopeSchema } from '../../../contract/envelope'
import { authoriseUpload, uploadFile } from '../../../contract/uploads'
import { failureOf, type Outcome } from '../../application/shared/failure'
import type { LocalFile } from '../../application/uploads/local-file'
import type { UploadGateway, UploadKind, UploadOptions, UploadedSource } from '../../application/uploads/upload-gateway'
import { failure, success } from '../../domain/shared/result'
import { failureOfAnswer } from '../http/failure-of-answer'
import { HttpClient } from '../http/http-client'
import { RequestContext } from '../http/request-context'
import { failureOfTransport, Transport } from '../http/transport'

/** 6,000,000 ms (B100). */
export const uploadTimeout = 6_000_000

/** Two steps: ask where to send a file (C014), then post the file itself as multipart (C015), without the session. */
export class HttpUploadGateway implements UploadGateway {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(Transport) private readonly transport: Transport,
    @inject(RequestContext) private readonly context: RequestContext,
  ) {}

  async send(file: LocalFile, kind: UploadKind, options: UploadOptions = {}): Promise<Outcome<UploadedSource>> {
    const { signal } = options
    const permit = await this.http.send(authoriseUpload, {
      failures: 'in-place',
      query: { kind, size: file.size },
      signal,
    })
    if (!permit.ok) return permit
    const { uploadUrl, maxSize } = permit.value
    if (file.size > maxSize) return failure(failureOf('too-large'))
    return this.post(this.addressOf(uploadUrl), bodyOf(file, permit.value.fields), options)
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

  /** A path is relative to the host that returned it. */
  private addressOf(url: string): string {
    return url.startsWith('/') ? this.context.baseOf('ucenter') + url : url
  }
}

function bodyOf(file: LocalFile, fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  // The file comes after the fields: stores ignore fields that follow it. Its original name is not sent.
  body.append('file', file as Blob, 'file')
  return body
}

function readSource(status: number, answer: unknown): Outcome<UploadedSource> {
  const envelope = envelopeSchema.safeParse(answer)
  const code = envelope.success ? Number(envelope.data.code) : null
  if (!envelope.success || code !== errorCodes.ok) {
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
