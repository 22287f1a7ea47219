import * as z from 'zod/mini'
import { outsideValue } from '../outside/outside-text'
import { askOutside } from '../shared/ask-outside'
import type { OutsideService } from '../shared/ask-outside'
import type { CheckedPicture, PictureChecker, PictureSuggestion } from './picture-checker'

const answerSchema = z.object({ suggestion: z.enum(['pass', 'block']) })

/**
 * Posts the picture, unchanged, to an outside checker, with a bearer token when one is configured, and expects
 * `{"suggestion": "pass" | "block"}`. A picture that our own checker blocks is not sent anywhere.
 */
export class HttpPictureChecker implements PictureChecker {
  constructor(
    private readonly service: OutsideService,
    private readonly own: PictureChecker,
  ) {}

  async check(picture: CheckedPicture): Promise<PictureSuggestion> {
    if ((await this.own.check(picture)) === 'block') return 'block'
    const content = new Uint8Array(await picture.read())
    const response = await askOutside(this.service, 'The checker of pictures', content, picture.mime)
    return z.parse(answerSchema, outsideValue(await response.json())).suggestion
  }
}
