import { injectable } from 'inversify'
import type { Language } from '../../../domain/frame/site/preferences'
import type { Catalogue } from '../words/words'

export type NoticeCatalogue = Catalogue<Readonly<Record<string, string>>>

/** The words that a feature's notices must have. */
export type NoticeWordsFor<Codes> = Catalogue<Readonly<Record<keyof Codes & string, string>>>

/**
 * The words of the notices of all features that are loaded. They come with the adapters of their feature, so that they
 * are there before any of its acts can succeed.
 */
@injectable('Singleton')
export class FeatureNotices {
  private readonly wordsByLanguage: Record<Language, Record<string, string>> = { 'zh-CN': {}, en: {} }

  add(catalogue: NoticeCatalogue): void {
    Object.assign(this.wordsByLanguage['zh-CN'], catalogue['zh-CN'])
    Object.assign(this.wordsByLanguage.en, catalogue.en)
  }

  in(language: Language): Readonly<Record<string, string>> {
    return this.wordsByLanguage[language]
  }
}
