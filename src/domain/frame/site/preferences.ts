export const languages = ['zh-CN', 'en'] as const
export const themes = ['system', 'light', 'dark'] as const
/** The text scale of each step. */
export const textScales = [0.875, 1, 1.125, 1.25] as const
/** The smallest scale of elder mode: 18 pt and more, whatever the step. */
const elderScale = 1.5

export type Language = (typeof languages)[number]

/** A text in every language of the site. */
export type TextInLanguages = Readonly<Record<Language, string>>
export type Theme = (typeof themes)[number]
export type TextSize = 0 | 1 | 2 | 3

/** The preferences of a visitor in this browser (S075). */
export interface Preferences {
  /** The language; 'system' is the browser's. */
  readonly language: Language | 'system'
  readonly theme: Theme
  readonly textSize: TextSize
  readonly elder: boolean
}

export const usualPreferences: Preferences = { language: 'system', theme: 'system', textSize: 1, elder: false }

/** Parses preferences from storage, which are not trusted: invalid values get their defaults. */
export function parsePreferences(saved: unknown): Preferences {
  if (typeof saved !== 'object' || saved === null) return usualPreferences
  const { language, theme, textSize, elder } = saved as Readonly<Record<string, unknown>>
  return {
    language: languages.find((supported) => supported === language) ?? 'system',
    theme: themes.find((supported) => supported === theme) ?? 'system',
    textSize: isTextSize(textSize) ? textSize : usualPreferences.textSize,
    elder: elder === true,
  }
}

/** The codes of Chinese, and of the kinds of it that have one of their own, such as Cantonese on many phones. */
const chineseCodes: ReadonlySet<string> = new Set(['zh', 'cmn', 'yue', 'wuu', 'nan', 'hak', 'gan', 'hsn'])

/**
 * The language of the client: the chosen one, otherwise the first supported one in the browser's list. A browser that
 * lists only unsupported languages gets English; one that lists none gets the city's language.
 */
export function chooseLanguage(choice: Preferences['language'], browserLanguages: readonly string[]): Language {
  if (choice !== 'system') return choice
  const languageTags = browserLanguages.map((tag) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '')
  const languageTag = languageTags.find((tag) => tag === 'en' || chineseCodes.has(tag))
  return languageTag === 'en' || (languageTag === undefined && languageTags.some((tag) => tag !== '' && tag !== '*'))
    ? 'en'
    : 'zh-CN'
}

export function isDark(theme: Theme, systemIsDark: boolean): boolean {
  return theme === 'system' ? systemIsDark : theme === 'dark'
}

/** The text scale of these preferences. */
export function textScale({ textSize, elder }: Pick<Preferences, 'textSize' | 'elder'>): number {
  return elder ? elderScale * Math.max(1, textScales[textSize]) : textScales[textSize]
}

function isTextSize(size: unknown): size is TextSize {
  return size === 0 || size === 1 || size === 2 || size === 3
}
