import { injectable } from 'inversify'
import type { Language, TextInLanguages } from '../../../../domain/frame/site/preferences'

/** The texts of notices by their codes. */
export type NoticeTexts = Readonly<Record<string, TextInLanguages>>

/** The texts that a feature's notices must have. */
export type NoticeTextsFor<Codes> = Readonly<Record<keyof Codes & string, TextInLanguages>>

/**
 * The texts of the notices of all features that are loaded. They come with the adapters of their feature, so that they
 * are there before any of its acts can succeed.
 */
@injectable('Singleton')
export class FeatureNotices {
  private readonly texts: Record<string, TextInLanguages> = {}

  add(texts: NoticeTexts): void {
    Object.assign(this.texts, texts)
  }

  textOf(code: string, language: Language): string | undefined {
    return this.texts[code]?.[language]
  }
}
