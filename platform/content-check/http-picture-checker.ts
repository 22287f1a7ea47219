import * as z from 'zod/mini'
import type { PictureCheckerConfiguration } from '../configuration'
import type { CheckedPicture, PictureChecker, PictureSuggestion } from './picture-checker'

const timeout = 10_000
const answerSchema = z.object({ suggestion: z.enum(['pass', 'block']) })

/**
 * Posts the picture, as it is, to an outside checker, with a bearer token when one is configured, and expects
 * `{"suggestion": "pass" | "block"}`. What our own checker blocks is not sent anywhere.
 */
export class HttpPictureChecker implements PictureChecker {
  constructor(
    private readonly configuration: PictureCheckerConfiguration,
    private readonly own: PictureChecker,
  ) {}

  async check(picture: CheckedPicture): Promise<PictureSuggestion> {
    if ((await this.own.check(picture)) === 'block') return 'block'
    const { url, token } = this.configuration
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': picture.mime, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: new Uint8Array(await picture.read()),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The checker of pictures answered ${response.status}`)
    }
    return z.parse(answerSchema, await response.json()).suggestion
  }
}
