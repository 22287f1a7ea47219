import type { Language } from '../../../domain/frame/site/preferences'
import { createContext, useContext } from 'react'

type WordTable = Readonly<Record<string, string | ((...parameters: never[]) => string)>>

/** A catalogue in both languages. Each language must have every word of the other one. */
export type Catalogue<W extends WordTable> = Readonly<Record<Language, W>>

type Shape<W extends WordTable> = { readonly [Key in keyof W]: W[Key] extends string ? string : W[Key] }

/**
 * Declares the words of a feature: plain sentences, or functions of their values. Chinese has no space between a figure
 * and a word ('12条评论', '5分钟前', '约3.4MB'), as in newspapers and the national standard for figures in text (GB/T 15835),
 * and as in B52 and B53; nor between a word and a substituted name. English has one space ('12 comments', '3.4 MB').
 * tests/house/spacing.test.ts checks it in every catalogue.
 */
export function words<W extends WordTable>(catalogue: {
  readonly 'zh-CN': W
  readonly en: Shape<W>
}): Catalogue<Shape<W>> {
  return catalogue as unknown as Catalogue<Shape<W>>
}

const LanguageContext = createContext<Language>('zh-CN')
export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** Returns the words of a catalogue in the visitor's language. */
export function useWords<W extends WordTable>(catalogue: Catalogue<W>): W {
  return catalogue[useLanguage()]
}
